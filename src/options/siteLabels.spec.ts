import { describe, expect, it } from 'vitest'
import { siteLabelsOf } from './siteLabels'

const files = {
  'en.json': () => Promise.resolve({ default: { book: 'Book now', more: 'Read more' } }),
  'castellano.json': () => Promise.resolve({ default: { book: 'Reservar' } }),
}
const languages = [
  { code: 'en', name: 'English', file: 'en.json' },
  { code: 'es', name: 'Español', file: 'castellano.json' },
  { code: 'fr', name: 'Français' },
]

describe('labels of a language', () => {
  it('come from its file, and what that lacks from the file of the default language', async () => {
    expect(await siteLabelsOf({ siteLabels: files, languages }, 'es')).toEqual({ book: 'Reservar', more: 'Read more' })
  })

  it('are those of the default language where it has no file, or is none of the languages', async () => {
    const english = { book: 'Book now', more: 'Read more' }
    expect(await siteLabelsOf({ siteLabels: files, languages }, 'en')).toEqual(english)
    expect(await siteLabelsOf({ siteLabels: files, languages }, 'fr')).toEqual(english)
    expect(await siteLabelsOf({ siteLabels: files, languages }, 'xx')).toEqual(english)
  })

  it('are none in an application without label files', async () => {
    expect(await siteLabelsOf({ siteLabels: {}, languages }, 'es')).toEqual({})
  })
})
