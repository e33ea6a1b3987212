import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { isFieldActive } from './fieldActive'
import { field } from './field'
import { toPayloadField } from './toPayloadField'
import type { FieldMap } from './types'

const condition = { field: 'mode', operator: 'equals', value: 'link' } as const

describe('a field with a condition', () => {
  it.each([
    [{ mode: 'link' }, true],
    [{ mode: 'text' }, false],
    [{}, false],
  ])('beside %j is asked for: %s', (values, expected) => {
    expect(isFieldActive({ condition }, values)).toBe(expected)
  })

  it('is asked for while all of several conditions hold, lists and switches among them', () => {
    const both = { condition: [condition, { field: 'pictures', operator: 'exists', value: true }] } as const
    expect(isFieldActive(both, { mode: 'link', pictures: [] })).toBe(false)
    expect(isFieldActive(both, { mode: 'link', pictures: ['a'] })).toBe(true)
    expect(isFieldActive({ condition: { field: 'on', operator: 'equals', value: true } }, { on: true })).toBe(true)
    expect(isFieldActive({ condition: { field: 'on', operator: 'not_equals', value: true } }, { on: false })).toBe(true)
  })
})

/** Every helper with its required options. */
const HELPERS: Record<keyof typeof field, (options: object) => FieldMap[string]> = {
  ...field,
  select: (options) => field.select({ options: ['a'], ...options }),
  relationship: (options) => field.relationship({ relationTo: 'specials', ...options }),
  documentName: (options) => field.documentName({ relationTo: 'forms', ...options }),
  group: (options) => field.group({ fields: { inner: field.text() }, ...options }),
  array: (options) => field.array({ fields: { inner: field.text() }, ...options }),
  payload: (options) => field.payload({ type: 'text', name: 'x', admin: { condition: (data) => !data.no } }, options),
}

type Made = Field & {
  validate: (value: unknown, options: object) => Promise<unknown>
  admin: { condition: (data: object, beside: object, more: object) => boolean; placeholder?: string }
}

describe.each(Object.entries(HELPERS))('field.%s', (_name, make) => {
  const rule = (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) =>
    siblingData.mode === 'link' ? 'Leave this out.' : true
  const made = toPayloadField('a', make({ admin: { condition, placeholder: 'Example' }, validate: rule })) as Made
  // Rich text needs its editor, which only a whole configuration has.
  const options = {
    ...made,
    req: { t: (key: string) => key, payload: { config: {} } },
    editor: { validate: () => true },
  }
  const validate = (siblingData: object) => made.validate(undefined, { ...options, siblingData })

  it('takes a condition, a rule and a placeholder', async () => {
    expect(made.admin.condition({}, { mode: 'link' }, {})).toBe(true)
    expect(made.admin.condition({}, { mode: 'text' }, {})).toBe(false)
    expect(made.admin.placeholder).toBe('Example')
    expect(await validate({ mode: 'link' })).toBe('Leave this out.')
    expect(await validate({ mode: 'text' })).toBe(true)
  })
})

it('asks the rules of the type before its own, and the condition of a Payload field as well', async () => {
  const made = toPayloadField('a', field.number({ max: 2, validate: () => 'Never.' })) as Made
  const options = { ...made, req: { t: (key: string) => key }, siblingData: {} }
  expect(await made.validate(3, options)).toBe('validation:greaterThanMax')
  expect(await made.validate(1, options)).toBe('Never.')
  const both = toPayloadField('a', HELPERS.payload({ admin: { condition } })) as Made
  expect(both.admin.condition({ no: true }, { mode: 'link' }, {})).toBe(false)
})
