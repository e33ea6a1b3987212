import type { FieldDefinition, FieldOptions, FieldType } from '../types'

/** Everything of the options but `breakpoints`, whose meaning depends on the type. */
export function common<Stored, Resolved>(
  type: FieldType,
  { breakpoints, ...options }: FieldOptions<Stored>,
): FieldDefinition<Stored, Resolved> {
  return { enabled: true, ...options, type, styled: breakpoints ?? false }
}
