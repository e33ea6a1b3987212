import type { FieldDefinition, FieldMap } from './types'

/** Tells a field made by a helper of `field` from a plain Payload field. */
export function isFieldDefinition(field: FieldMap[string]): field is FieldDefinition {
  return 'styled' in field
}
