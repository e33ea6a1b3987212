import { expect, it } from 'vitest'
import en from './locales/en.json'
import es from './locales/es.json'

it('has the same labels in both languages, none empty', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  for (const text of [...Object.values(en), ...Object.values(es)]) expect(text.trim()).not.toBe('')
})
