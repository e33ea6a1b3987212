import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { field } from '../field'
import { fitsField } from './registry'
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
