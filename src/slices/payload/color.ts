import type { Field } from 'payload'
import { COLOR_RULE, isColor } from '../color'
import type { FieldDefinition } from '../types'
import { base, defaultOf } from './base'
import type { PayloadFieldOptions } from './types'

/** A text that must be a colour, so that it can stand in a style without further checks. */
export function colorField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  return {
    ...base(name, field, options),
    ...defaultOf<string>(field),
    type: 'text',
    validate: (value: string | null | undefined) => {
      if (value === undefined || value === null || value === '') return field.required ? 'Choose a colour.' : true
      return isColor(value) || COLOR_RULE
    },
  }
}
