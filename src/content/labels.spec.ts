import { describe, expect, it } from 'vitest'
import { labels } from './labels'
import en from './locales/en.json'
import es from './locales/es.json'

describe('labels of the public site', () => {
  it('have the same keys in both languages, none empty', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en))
    for (const text of [...Object.values(en), ...Object.values(es)]) expect(text.trim()).not.toBe('')
  })

  it('come in the page’s language, else in English', async () => {
    expect((await labels('es'))['offer.bookNow']).toBe('Reservar')
    expect((await labels('fr'))['offer.bookNow']).toBe('Book now')
  })
})
