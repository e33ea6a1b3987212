import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { moods } from './core/moods'
import { compose } from './core/picture'
import { renderJpeg } from './core/render'
import { PICTURE_SIZES, pictures } from './list'
import { scenes } from './scenes'

const small = { width: 400, height: 225 }

describe('the pictures', () => {
  it('are about sixty, of at least fourteen scenes in at least six moods', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(60)
    expect(new Set(pictures.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(14)
    expect(new Set(pictures.map(({ mood }) => mood)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length)
  })

  it('have a written alt text in both languages, each its own', () => {
    for (const { key, alt } of pictures)
      for (const text of [alt.en, alt.es]) expect(text.length, key).toBeGreaterThan(20)
    expect(new Set(pictures.map(({ alt }) => alt.en)).size).toBe(pictures.length)
    expect(new Set(pictures.map(({ alt }) => alt.es)).size).toBe(pictures.length)
  })

  it.each(Object.keys(scenes))('%s can be drawn in every mood, without a hole in its numbers', (name) => {
    for (const mood of Object.keys(moods) as (keyof typeof moods)[]) {
      const svg = compose({ scene: scenes[name as keyof typeof scenes], mood, seed: name, ...small })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('are the same at every drawing, and different from one seed to another', () => {
    const draw = (seed: string): string => compose({ scene: scenes.beach, mood: 'noon', seed, ...small })
    expect(draw('a')).toBe(draw('a'))
    expect(draw('a')).not.toBe(draw('b'))
  })

  it('become JPEGs of the stated size with light and shade in them', async () => {
    const svg = compose({ scene: scenes.pool, mood: 'dusk', seed: 'test', ...PICTURE_SIZES.card })
    const jpeg = await renderJpeg({ svg, ...PICTURE_SIZES.card })
    const image = sharp(jpeg)
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', ...PICTURE_SIZES.card })
    const { channels } = await image.stats()
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(15)
  })
})
