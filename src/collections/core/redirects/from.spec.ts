import { resolveSlugs } from '../../../options/slugs'
import type { FieldHook, TextField } from 'payload'
import { expect, it } from 'vitest'
import { redirects } from '.'

const from = redirects({ sites: [], slugs: resolveSlugs({}) }).fields.find(
  (field): field is TextField => 'name' in field && field.name === 'from',
)

it.each([
  ['/Old//Place/', '/old/place'],
  ['/Old-Offers/*', '/old-offers/*'],
  ['/*', '/*'],
  [undefined, undefined],
])('a redirect from %s begins where visitors arrive', (value, expected) => {
  const hook = from?.hooks?.beforeValidate?.[0]
  const stored: unknown = hook ? hook({ value } as Parameters<FieldHook>[0]) : value
  expect(stored).toBe(expected)
})
