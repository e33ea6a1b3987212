import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawImage } from './drawImage'
import { cachedImage } from './imageCache'

let dir: string
let original: Buffer

/** 300 x 100: a red, a green and a blue square. */
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'voix-draw-'))
  const square = (r: number, g: number, b: number) =>
    ({ width: 100, height: 100, channels: 3, background: { r, g, b } }) as const
  original = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'black' } })
    .composite([
      { input: { create: square(255, 0, 0) }, left: 0, top: 0 },
      { input: { create: square(0, 255, 0) }, left: 100, top: 0 },
      { input: { create: square(0, 0, 255) }, left: 200, top: 0 },
    ])
    .png()
    .toBuffer()
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** 100 x 100: four by four squares, with the column as the red value and the row as the green value. */
function tiled(): Promise<Buffer> {
  const pixels = Array.from({ length: 100 * 100 }, (_, at) => [
    Math.floor((at % 100) / 25) * 80,
    Math.floor(at / 2500) * 80,
    0,
  ])
  return sharp(Buffer.from(pixels.flat()), { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer()
}

const crop = { width: 50, height: 50, fit: 'cover', y: 50, zoom: 100, version: 'a' } as const

describe('drawImage', () => {
  it.each([
    [0, [255, 0, 0]],
    [50, [0, 255, 0]],
    [100, [0, 0, 255]],
  ])('cuts around a focal point at %i %%', async (x, colour) => {
    const bytes = await drawImage({ original, crop: { ...crop, x }, width: 50, format: 'png' })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([50, 50])
    const middle = (25 * 50 + 25) * info.channels
    expect([...data.subarray(middle, middle + 3)]).toEqual(colour)
  })

  it.each([
    ['all of it', { x: 25, y: 75, zoom: 100 }, ['0 0', '3 0', '0 3', '3 3']],
    ['half of it around its focal point', { x: 25, y: 75, zoom: 200 }, ['0 2', '1 2', '0 3', '1 3']],
    ['as near to that as the edges allow', { x: 100, y: 0, zoom: 200 }, ['2 0', '3 0', '2 1', '3 1']],
    ['a quarter of it', { x: 37.5, y: 62.5, zoom: 400 }, ['1 2', '1 2', '1 2', '1 2']],
  ])('cuts by its zoom %s', async (_part, cut, corners) => {
    const tiles = await tiled()
    const bytes = await drawImage({ original: tiles, crop: { ...crop, ...cut }, width: 40, format: 'png' })
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 40])
    const tileAt = (x: number, y: number) => {
      const at = (y * 40 + x) * 3
      return `${Math.round((data[at] ?? 0) / 80)} ${Math.round((data[at + 1] ?? 0) / 80)}`
    }
    expect([tileAt(4, 4), tileAt(35, 4), tileAt(4, 35), tileAt(35, 35)]).toEqual(corners)
  })

  it('shows the whole picture with the fit contain, whatever the zoom', async () => {
    const draw = (zoom: number) =>
      drawImage({ original, crop: { ...crop, fit: 'contain', x: 50, zoom }, width: 60, format: 'png' })
    expect(await draw(300)).toEqual(await draw(100))
  })

  it('shows with the fit contain the whole picture in its size, with room beside it where the shape is another', async () => {
    const bytes = await drawImage({ original, crop: { ...crop, fit: 'contain', x: 50 }, width: 60, format: 'png' })
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([60, 60])
    const at = (x: number, y: number) => [...data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 4)]
    expect([at(10, 30), at(30, 30), at(50, 30)]).toEqual([
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
    ])
    // Above and below the picture.
    expect([at(30, 5)[3], at(30, 55)[3]]).toEqual([0, 0])
  })

  it.each(['avif', 'webp', 'jpg', 'png'] as const)('draws %s in the wanted size', async (format) => {
    const bytes = await drawImage({ original, crop: { ...crop, width: 70, height: 33, x: 37 }, width: 140, format })
    const found = await sharp(bytes).metadata()
    expect([found.width, found.height]).toEqual([140, 66])
    expect(found.format).toBe(format === 'avif' ? 'heif' : format === 'jpg' ? 'jpeg' : format)
  })

  it('turns a photograph upright before it is cut', async () => {
    const turned = await sharp(original).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer()
    const bytes = await drawImage({ original: turned, crop: { ...crop, x: 50, y: 0 }, width: 50, format: 'png' })
    const [red = 0, green = 255] = await sharp(bytes).removeAlpha().resize(1, 1).raw().toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(green).toBeLessThan(60)
  })
})

describe('cachedImage', () => {
  it('draws once however many ask, and never again', async () => {
    let drawn = 0
    const ask = () =>
      cachedImage({
        dir: path.join(dir, 'cache'),
        key: 'one',
        draw: async () => {
          drawn += 1
          await new Promise(setImmediate)
          return Buffer.from('picture')
        },
      })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ bytes }) => String(bytes))).toEqual(['picture', 'picture', 'picture'])
    expect(answers.every(({ isDrawn }) => isDrawn)).toBe(true)
    expect(await ask()).toEqual({ bytes: Buffer.from('picture'), isDrawn: false })
    expect(drawn).toBe(1)
  })
})
