import type { Field, NumberFieldSingleValidation, UploadFieldSingleValidation } from 'payload'
import { array, number, upload } from 'payload/shared'
import type { FieldDefinition, FieldMap, FieldType, PayloadBase, PayloadFieldOptions } from './fieldTypes/fieldType'
import { misfitRule } from './fieldTypes/registry'
import { isFieldDefinition } from './isFieldDefinition'

/** The Payload field that edits and stores a slice's field. */
export function toPayloadField(name: string, field: FieldMap[string], options: PayloadFieldOptions = {}): Field {
  // The key in the slice's definition is the name, whatever the Payload field says.
  if (!isFieldDefinition(field)) return { ...field, name } as Field
  const inner = (fields: FieldMap) => toPayloadFields(fields, options)
  return typeOf(name, field).payload({ field, base: baseOf(name, field), options, inner, checks: CHECKS })
}

const CHECKS = {
  array,
  number: number as NumberFieldSingleValidation,
  upload: upload as UploadFieldSingleValidation,
}

/** The Payload fields of a field map, in its order. */
export function toPayloadFields(fields: FieldMap, options: PayloadFieldOptions = {}): Field[] {
  return Object.entries(fields).map(([name, field]) => toPayloadField(name, field, options))
}

function typeOf(name: string, { fieldType }: FieldDefinition): FieldType {
  if (fieldType) return fieldType
  throw new Error(`Field "${name}" has no type: make it with a helper of \`field\` or with createField().`)
}

function baseOf(name: string, field: FieldDefinition): PayloadBase {
  const { type, group = null, description = null, editorLabel = null, styled, media = null, access } = field
  const label = field.editorLabel ?? field.label
  return {
    name,
    ...(label === undefined ? {} : { label }),
    ...(field.required ? { required: true } : {}),
    ...(access === undefined ? {} : { access }),
    custom: { misfit: (value) => misfitRule(field, value) },
    admin: {
      custom: { voix: { type, group, description, editorLabel, styled, enabled: field.enabled !== false, media } },
      ...(field.instructions === undefined ? {} : { description: field.instructions }),
    },
  }
}
