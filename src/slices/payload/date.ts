import type { Field } from 'payload'
import type { FieldDefinition } from '../types'
import { base, defaultOf } from './base'
import type { PayloadFieldOptions } from './types'

/** A day, or a day and time. */
export function dateField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  const { admin, ...rest } = base(name, field, options)
  const pickerAppearance = field.type === 'date' ? 'dayOnly' : 'dayAndTime'
  return { ...rest, ...defaultOf<string>(field), type: 'date', admin: { ...admin, date: { pickerAppearance } } }
}
