import { expect, it } from 'vitest'
import { labelText } from './labelText'

it('a label is read in the language of its reader, in the usual one, or in any', () => {
  const reader = { language: 'es', fallbackLanguage: 'en', t: (key: string) => `word for ${key}` }
  expect(labelText('Brands', reader)).toBe('Brands')
  expect(labelText({ en: 'Brands', es: 'Marcas' }, reader)).toBe('Marcas')
  expect(labelText({ en: 'Brands', de: 'Marken' }, reader)).toBe('Brands')
  expect(labelText({ de: 'Marken' }, reader)).toBe('Marken')
  expect(labelText(({ t }: { t: typeof reader.t }) => t('brands'), reader)).toBe('word for brands')
  expect([labelText(undefined, reader), labelText({}, reader), labelText(false, reader)]).toEqual(['', '', ''])
})
