import type { Field } from 'payload'
import { createField, defineFieldType, plainText } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

export const payloadType = defineFieldType<unknown, unknown>({
  type: 'payload',
  label: 'Payload field',
  payload: ({ field, base: { admin, name, ...rest } }) => {
    if (!field.payload) throw new Error(`Field "${name}": field.payload() needs a Payload field.`)
    const own = field.payload.admin ?? {}
    return { ...field.payload, ...rest, name, admin: { ...own, ...admin } } as Field
  },
  resolve: (value, { field, tools }) => (field.payload ? tools.payload(field.payload, value) : value),
  text: plainText,
  check: (field) => (field.payload ? null : 'field.payload() needs a Payload field.'),
})

/** Any Payload field with the additional options of a slice field. The field's name is its key in `fields`. */
export function payload(
  field: Field,
  options: Omit<FieldOptions<unknown>, 'breakpoints'> = {},
): FieldDefinition<unknown, unknown> {
  return createField(payloadType, { ...options, payload: field })
}
