import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { defineSlice } from '../defineSlice'
import { field } from '../field'
import { fitsField, misfitRule } from './registry'
import { toPayloadField } from '../toPayloadField'

const opacity = field.number({ min: 0, max: 1, step: 0.01 })
const columns = field.number({ min: 1, max: 4, step: 1 })
const odd = field.number({ min: 1, step: 2 })

it.each([
  [opacity, 0.29, true],
  [opacity, 0.295, 'Use steps of 0.01 from 0.'],
  [columns, 3, true],
  [columns, 2.5, 'Use steps of 1 from 1.'],
  [odd, 3, true],
  [odd, 4, 'Use steps of 2 from 1.'],
  [field.number(), 2.5, true],
  [columns, null, true],
])('a number is a whole count of steps (%#)', (definition, value, answer) => {
  const made = toPayloadField('a', definition) as Field & { validate: (value: unknown, options: object) => unknown }
  expect(made.validate(value, { ...made, req: { t: (key: string) => key } })).toBe(answer)
  expect(fitsField(definition, value)).toBe(answer === true)
})

it.each([
  [100, true],
  [400, true],
  [null, true],
  [99, false],
  [401, false],
  [150.5, false],
  ['150', false],
])('a zoom is a whole number of percent, from 100 to 400: %j', (zoom, isRight) => {
  const picture = field.upload()
  const made = toPayloadField('a', picture) as Field & {
    fields: (Field & { validate?: (value: unknown) => unknown })[]
  }
  const input = made.fields.find((own) => 'name' in own && own.name === 'zoom')
  expect(input?.validate?.(zoom)).toBe(isRight || 'Use a whole number of percent, from 100 to 400.')
  const rule = misfitRule(picture, [{ breakpoint: 'default', media: 'a', zoom }])
  if (isRight) expect(rule).toBeNull()
  else expect(rule).toContain('a zoom is a whole number of percent, from 100 to 400.')
})

it.each([
  [field.number({ min: 0, max: 1, step: 0.01 }), 'The value must be a number from 0 to 1, in steps of 0.01.'],
  [field.number({ min: 3 }), 'The value must be a number, 3 or more.'],
  [field.number({ max: 0 }), 'The value must be a number, 0 or less.'],
  [field.number({ step: 5 }), 'The value must be a number, in steps of 5.'],
])('a number that is refused is told which there may be (%#)', (definition, rule) => {
  for (const value of [2.005, '1']) expect(misfitRule(definition, value)).toBe(rule)
})

const EMAIL_RULE = 'Write an e-mail address like ann@example.com.'
const URL_RULE = 'Write an address that starts with https://, or with / for this site.'

it.each([
  [field.email(), 'ann.o-neil+news@mail.example.co.uk', true],
  [field.email(), 'ann@example', EMAIL_RULE],
  [field.email(), 'ann example.com', EMAIL_RULE],
  [field.email(), 'Ann <ann@example.com>', EMAIL_RULE],
  [field.email(), 'ann@example.com, bob@example.com', EMAIL_RULE],
  [field.email(), `${'a'.repeat(65)}@example.com`, EMAIL_RULE],
  [field.email(), 7, EMAIL_RULE],
  [field.url(), 'https://example.com/a?b=c#d', true],
  [field.url(), '/offers', true],
  [field.url(), 'javascript:alert(1)', URL_RULE],
  [field.url(), '//example.com', URL_RULE],
  [field.url(), 'example.com', URL_RULE],
  [field.email(), '', true],
  [field.url(), null, true],
])('a text with a rule keeps it wherever it is written (%#)', async (definition, value, answer) => {
  const made = toPayloadField('a', definition) as Field & { validate: (value: unknown, options: object) => unknown }
  expect(await made.validate(value, { ...made, req: {} })).toBe(answer)
  expect(misfitRule(definition, value) ?? true).toBe(answer)
})

it('a text with a rule is asked for where it is required, and then by its own rule as well', async () => {
  const validate = (value: unknown) => (value === 'ann@example.com' ? 'Write somebody else.' : true)
  const made = toPayloadField('a', field.email({ required: true, validate })) as Field & {
    validate: (value: unknown, options: object) => Promise<unknown>
  }
  const ask = (value: unknown) => made.validate(value, { ...made, siblingData: {}, req: {} })
  expect(await ask('')).toBe('This field is required.')
  expect(await ask('ann')).toBe(EMAIL_RULE)
  expect(await ask('ann@example.com')).toBe('Write somebody else.')
  expect(await ask('bob@example.com')).toBe(true)
})

it('refuses a default that breaks the rule of its text', () => {
  const define = () =>
    defineSlice({
      name: 'card',
      label: 'Card',
      admin: { group: 'g' },
      fields: { mail: field.email({ defaultValue: 'ann' }) },
    })
  expect(define).toThrow(`Slice "card", field "mail": the default does not fit. ${EMAIL_RULE}`)
})
