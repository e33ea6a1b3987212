import { describe, expect, it } from 'vitest'
import { suggestPath } from './suggestPath'

const suggest = (title: string, languageCode = 'en') => suggestPath({ title, languageCode, defaultLanguage: 'en' })

describe('suggestPath', () => {
  it('makes a path of the words of the title', () => {
    expect(suggest('Summer at Coral Bay!')).toBe('/summer-at-coral-bay')
  })

  it('keeps the letters under accents', () => {
    expect(suggest('Niños & Señores')).toBe('/ninos-senores')
  })

  it('writes letters out, and keeps those of other scripts', () => {
    expect(suggest('Straße Łódź Ærø')).toBe('/strasse-lodz-aero')
    expect(suggest('日本の夏祭り', 'ja')).toBe('/ja/日本の夏祭り')
  })

  it('puts other languages below their code', () => {
    expect(suggest('Ofertas', 'es')).toBe('/es/ofertas')
  })

  it('suggests nothing for a title without letters', () => {
    expect(suggest('!!!')).toBe('')
  })
})
