import { BUILT_IN } from '../field'
import { optionValues } from './defineFieldType'
import type { FieldDefinition, FieldInfo, FieldMap, FieldTraits, FieldType } from './fieldType'
import { payloadType } from './payload'

const byName = new Map<string, FieldType>(BUILT_IN.map((fieldType) => [fieldType.type, fieldType]))

/**
 * Registers an application's field types by name, for the studio and its preview, which only have descriptions of
 * fields. On the server a field has a reference to its type. Throws for the name of a built-in type.
 */
export function registerFieldTypes(own: readonly FieldType[]): void {
  for (const fieldType of own) {
    if (BUILT_IN.some(({ type }) => type === fieldType.type)) {
      throw new Error(`The field type "${fieldType.type}" is one of the product. Choose another name.`)
    }
    byName.set(fieldType.type, fieldType)
  }
}

/** Returns the types that an application has registered. */
export function ownFieldTypes(): FieldType[] {
  return [...byName.values()].filter(({ type }) => !BUILT_IN.some((known) => known.type === type))
}

/** Returns the type of a field. An unknown type shows the last value that the server resolved. */
export function fieldTypeOf({
  type,
  like = type,
  fieldType,
}: Pick<FieldDefinition, 'type' | 'like' | 'fieldType'>): FieldType {
  return fieldType ?? byName.get(type) ?? byName.get(like) ?? { ...payloadType, type, label: type }
}

/** Creates a description of a field: the defaults of its type, merged with the given properties. */
export function describedField(own: Pick<FieldInfo, 'name' | 'type'> & Partial<FieldInfo>): FieldInfo {
  return {
    label: own.name,
    description: null,
    styled: false,
    group: null,
    enabled: true,
    required: false,
    canUpdate: true,
    resolvedByServer: false,
    empty: fieldTypeOf(own).empty ?? null,
    defaultValue: null,
    options: [],
    fields: [],
    rowLabel: own.name,
    needsServer: false,
    ...own,
  }
}

/** Whether a type is one of the product or was registered. */
export function isKnownType(type: string): boolean {
  return byName.has(type)
}

/** Returns the value that the preview shows at once, before the server responds. */
export function previewField({
  field,
  value,
  last,
}: {
  field: Parameters<NonNullable<FieldType['preview']>>[0]['field']
  value: unknown
  last: unknown
}): unknown {
  const { preview } = fieldTypeOf(field)
  if (preview) return preview({ field, value, last, each: previewField })
  const isCleared = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return isCleared ? field.empty : (last ?? field.empty)
}

/** Whether the preview's value is complete, so no request to the server is needed. */
export function isWholeInPreview(field: FieldMap[string]): boolean {
  if (!('styled' in field)) return false
  const { isWholeInPreview: isWhole, like, preview, type } = fieldTypeOf(field)
  // The preview's document has only the built-in types.
  if (!BUILT_IN.some((known) => known.type === type || known.type === like)) return false
  if (typeof isWhole === 'function') return isWhole(field, isWholeInPreview)
  return isWhole ?? preview !== undefined
}

/** A field by its definition or its description. */
type Described = FieldTraits & Pick<FieldDefinition, 'fieldType'>

/** Whether the field accepts a value that did not come from its input. Every field accepts an empty value. */
export function fitsField(field: Described, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return fieldTypeOf(field).fits?.(value, field) ?? true
}

/** Returns the rule that an invalid value breaks, as a sentence, or `null`. */
export function misfitRule(field: Described, value: unknown): string | null {
  if (fitsField(field, value)) return null
  if (field.options?.length) return `This must be one of: ${optionValues(field).join(', ')}.`
  const { rule = 'This value does not fit the field.' } = fieldTypeOf(field)
  return typeof rule === 'string' ? rule : rule(field)
}
