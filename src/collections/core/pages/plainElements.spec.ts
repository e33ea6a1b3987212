import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { areElementsPlain } from './plainElements'

const withField = (field: object) => ({
  flattenedFields: [
    {
      name: 'elements',
      type: 'blocks',
      blocks: [{ slug: 'hero', flattenedFields: [{ name: 'title', type: 'text', ...field }] }],
    },
  ] as unknown as FlattenedField[],
})

describe('elements', () => {
  it('are read as they are stored where no field needs more', () => {
    expect(areElementsPlain(withField({}))).toBe(true)
  })

  it.each([
    ['a read rule', { access: { read: () => false } }],
    ['a hidden value', { hidden: true }],
    ['a hook', { hooks: { afterRead: [() => 'x'] } }],
    ['a value per language', { localized: true }],
    [
      'a read rule further in',
      { type: 'group', flattenedFields: [{ name: 'a', type: 'text', access: { read: () => false } }] },
    ],
  ])('are read by Payload where a field has %s', (_name, field) => {
    expect(areElementsPlain(withField(field))).toBe(false)
  })
})
