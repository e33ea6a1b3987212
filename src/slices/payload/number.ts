import type { Field } from 'payload'
import type { FieldDefinition } from '../types'
import { base, defaultOf } from './base'
import type { PayloadFieldOptions } from './types'

/** A number with its limits. */
export function numberField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  const { admin, ...rest } = base(name, field, options)
  return {
    ...rest,
    ...defaultOf<number>(field),
    type: 'number',
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    admin: { ...admin, ...(field.step === undefined ? {} : { step: field.step }) },
  }
}
