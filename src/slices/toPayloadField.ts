import type { Condition, Field, NumberFieldSingleValidation, UploadFieldSingleValidation, Validate } from 'payload'
import { array, number, upload, validations } from 'payload/shared'
import { isFieldActive } from './fieldActive'
import type { FieldDefinition, FieldMap, FieldType, PayloadBase, PayloadFieldOptions } from './fieldTypes/fieldType'
import { misfitRule } from './fieldTypes/registry'
import { isFieldDefinition } from './isFieldDefinition'

/** Creates the Payload field that edits and stores a slice's field. */
export function toPayloadField(name: string, field: FieldMap[string], options: PayloadFieldOptions = {}): Field {
  // The key in the slice's definition overrides the name of the Payload field.
  if (!isFieldDefinition(field)) return { ...field, name } as Field
  const inner = (fields: FieldMap) => toPayloadFields(fields, options)
  const made = typeOf(name, field).payload({ field, base: baseOf(name, field), options, inner, checks: CHECKS })
  return withValidate(withCondition(made, field), field)
}

/** Payload does not validate a field whose condition does not match. */
function withCondition(made: Field, field: FieldDefinition): Field {
  const { admin } = field
  if (admin?.condition === undefined) return made
  const own = made.admin?.condition as Condition | undefined
  const condition: Condition = (data, beside, more) =>
    isFieldActive(admin, beside) && (own?.(data, beside, more) ?? true)
  return { ...made, admin: { ...made.admin, condition } } as Field
}

/**
 * Runs the field's own rule after those of its type. Payload adds its validation only to fields without one. A group
 * has none.
 */
function withValidate(made: Field, field: FieldDefinition): Field {
  if (!field.validate) return made
  const ofPayload = (validations as Partial<Record<string, unknown>>)[made.type] as Validate | undefined
  const ofType = ('validate' in made && (made.validate as Validate | undefined)) || ofPayload
  const validate: Validate = async (value, options) => {
    const answer = (await ofType?.(value, options)) ?? true
    if (answer !== true || !field.validate) return answer
    return field.validate(value, { siblingData: options.siblingData as Record<string, unknown>, req: options.req })
  }
  return { ...made, validate } as Field
}

const CHECKS = {
  array,
  number: number as NumberFieldSingleValidation,
  upload: upload as UploadFieldSingleValidation,
}

/** Creates the Payload fields of a field map, in its order. */
export function toPayloadFields(fields: FieldMap, options: PayloadFieldOptions = {}): Field[] {
  return Object.entries(fields).map(([name, field]) => toPayloadField(name, field, options))
}

function typeOf(name: string, { fieldType }: FieldDefinition): FieldType {
  if (fieldType) return fieldType
  throw new Error(`Field "${name}" has no type: make it with a helper of \`field\` or with createField().`)
}

function baseOf(name: string, field: FieldDefinition): PayloadBase {
  const { type, media = null, access, admin: { description, placeholder } = {} } = field
  const label = field.editorLabel ?? field.label
  return {
    name,
    ...(label === undefined ? {} : { label }),
    ...(field.required ? { required: true } : {}),
    ...(access === undefined ? {} : { access }),
    custom: { voix: { type, media }, misfit: (value) => misfitRule(field, value) },
    admin: {
      ...(description === undefined ? {} : { description }),
      ...(placeholder === undefined ? {} : { placeholder }),
    },
  }
}
