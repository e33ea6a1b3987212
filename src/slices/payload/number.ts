import type { Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { isOnStep } from '../fitsField'
import type { FieldDefinition } from '../types'
import { base, defaultOf } from './base'
import type { PayloadFieldOptions } from './types'

/** A number with its limits and steps. */
export function numberField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  const { admin, ...rest } = base(name, field, options)
  const validate: NumberFieldSingleValidation = (value, own) => {
    const answer = number(value, own)
    if (answer !== true || typeof value !== 'number' || isOnStep(field, value)) return answer
    return `Use steps of ${field.step}${field.min === undefined ? '' : ` from ${field.min}`}.`
  }
  return {
    ...rest,
    ...defaultOf<number>(field),
    type: 'number',
    validate,
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    admin: { ...admin, ...(field.step === undefined ? {} : { step: field.step }) },
  }
}
