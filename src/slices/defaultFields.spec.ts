import { expect, it } from 'vitest'
import { defaultFields } from './defaultFields'
import { defineSlice } from './defineSlice'
import { field } from './field'

const slice = defineSlice({
  name: 'hero',
  label: 'Hero',
  admin: { group: 'global' },
  templates: { short: { label: 'Short hero', fields: { title: 'Short' } } },
  fields: {
    title: field.text({ defaultValue: 'Hello' }),
    subtitle: field.text(),
    off: field.text({ defaultValue: 'hidden', enabled: false }),
    wide: field.checkbox(),
    rows: field.array({ fields: { name: field.text() }, defaultValue: [{ name: 'one' }] }),
    plans: field.array({
      fields: { mark: field.select({ options: ['plain', 'best'], defaultValue: 'plain' }) },
      defaultValue: [{}, { mark: 'best' }],
    }),
    price: field.group({ fields: { currency: field.text({ defaultValue: 'USD' }), amount: field.number() } }),
    plain: { type: 'text', name: 'plain', defaultValue: 'given' },
  },
})

it('holds the defaults, without fields that are switched off', () => {
  expect(defaultFields(slice)).toEqual({
    title: 'Hello',
    wide: false,
    rows: [{ name: 'one', id: expect.any(String) as string }],
    plans: [
      { mark: 'plain', id: expect.any(String) as string },
      { mark: 'best', id: expect.any(String) as string },
    ],
    price: { currency: 'USD' },
    plain: 'given',
  })
})

it('puts the values of a template over the defaults', () => {
  expect(defaultFields(slice, 'short')).toMatchObject({ title: 'Short', wide: false })
  expect(() => defaultFields(slice, 'nope')).toThrow('Slice "hero" has no template "nope"')
})

it('gives every element values of its own', () => {
  expect(defaultFields(slice).rows).not.toBe(defaultFields(slice).rows)
})
