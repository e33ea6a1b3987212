import { expect, it } from 'vitest'
import { directionOf, textDirection } from './direction'

it.each([
  ['en', 'ltr'],
  ['es-MX', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['ku', 'ltr'],
  ['ku-Arab', 'rtl'],
  ['az-Latn', 'ltr'],
  ['ar-Latn-EG', 'ltr'],
  ['', 'ltr'],
])('texts of "%s" run %s', (code, direction) => expect(directionOf(code)).toBe(direction))

it.each([
  ['Summer!', 'en', undefined],
  ['שלום!', 'en', 'auto'],
  ['Hotel مرحبا', 'en', 'auto'],
  ['مرحبا!', 'ar', undefined],
  ['Summer!', 'ar', 'auto'],
  ['100 % !', 'ar', undefined],
  ['夏', 'he', 'auto'],
  ['', 'ar', undefined],
] as const)('the text "%s" on a page in "%s" has dir %s', (text, language, dir) =>
  expect(textDirection(text, language)).toBe(dir),
)
