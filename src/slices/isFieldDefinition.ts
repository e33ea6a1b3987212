import type { FieldDefinition, FieldMap } from './types'

/** Whether a field was created by a helper of `field`, and is not a plain Payload field. */
export function isFieldDefinition(field: FieldMap[string]): field is FieldDefinition {
  return 'styled' in field
}
