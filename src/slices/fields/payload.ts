import type { Field } from 'payload'
import type { FieldDefinition, FieldOptions } from '../types'
import { common } from './common'

/** Any Payload field, with a slice field's options beside it. The field's name is its key in `fields`. */
export function payload(
  field: Field,
  options: Omit<FieldOptions<unknown>, 'breakpoints'> = {},
): FieldDefinition<unknown, unknown> {
  return { ...common<unknown, unknown>('payload', options), payload: field }
}
