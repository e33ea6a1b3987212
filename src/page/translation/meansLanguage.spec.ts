import { expect, it } from 'vitest'
import { meansLanguage } from './meansLanguage'

it.each([
  ['es', 'es', ['en', 'es'], true],
  ['es-ES', 'es', ['en', 'es'], true],
  ['ES', 'es', ['en', 'es'], true],
  ['es_ES', 'es', ['en', 'es'], true],
  ['es-419', 'es', ['en', 'es'], true],
  ['es', 'es-MX', ['en', 'es-MX'], true],
  ['pt-br', 'pt-BR', ['pt-BR', 'pt-PT'], true],
  ['zh-CN', 'zh', ['en', 'zh'], true],
  ['es-ES', 'en', ['en', 'es'], false],
  ['es-MX', 'es', ['es', 'es-MX'], false],
  ['es-AR', 'es', ['es', 'es-MX'], false],
  ['pt', 'pt-BR', ['pt-BR', 'pt-PT'], false],
  ['zh-TW', 'zh', ['en', 'zh'], false],
  ['sr-Latn', 'sr', ['en', 'sr'], false],
  ['', 'es', ['en', 'es'], false],
  ['Spanish', 'es', ['en', 'es'], false],
])('a file in "%s" is of "%s" among %j: %s', (given, code, codes, expected) =>
  expect(meansLanguage(given, code, codes)).toBe(expected),
)
