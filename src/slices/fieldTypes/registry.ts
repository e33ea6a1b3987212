import { BUILT_IN } from '../field'
import { optionValues } from './defineFieldType'
import type { FieldDefinition, FieldInfo, FieldMap, FieldTraits, FieldType } from './fieldType'
import { payloadType } from './payload'

const byName = new Map<string, FieldType>(BUILT_IN.map((fieldType) => [fieldType.type, fieldType]))

/**
 * Makes an application's own types known by name, where a field is known by its description alone: in the studio and in its preview.
 * On the server a field carries its type. Throws for the name of a type of the product, which every application has.
 */
export function registerFieldTypes(own: readonly FieldType[]): void {
  for (const fieldType of own) {
    if (BUILT_IN.some(({ type }) => type === fieldType.type)) {
      throw new Error(`The field type "${fieldType.type}" is one of the product. Choose another name.`)
    }
    byName.set(fieldType.type, fieldType)
  }
}

/** The types that an application has added. */
export function ownFieldTypes(): FieldType[] {
  return [...byName.values()].filter(({ type }) => !BUILT_IN.some((known) => known.type === type))
}

/** What a field can do. A type that is not known here shows what the server made of the value last. */
export function fieldTypeOf({
  type,
  like = type,
  fieldType,
}: Pick<FieldDefinition, 'type' | 'like' | 'fieldType'>): FieldType {
  return fieldType ?? byName.get(type) ?? byName.get(like) ?? { ...payloadType, type, label: type }
}

/** A field as the studio and its preview know it: a plain one of its type, with what is given. */
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

/** What the preview shows of a field at once, before the server answers. */
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

/** Whether what the preview shows at once is all there is to show: no server needs to be asked. */
export function isWholeInPreview(field: FieldMap[string]): boolean {
  if (!('styled' in field)) return false
  const { isWholeInPreview: isWhole, preview } = fieldTypeOf(field)
  if (typeof isWhole === 'function') return isWhole(field, isWholeInPreview)
  return isWhole ?? preview !== undefined
}

/** A field by its definition or by its description. */
type Described = FieldTraits & Pick<FieldDefinition, 'fieldType'>

/** Whether a field may hold a value that did not come through its input. Nothing at all fits every field. */
export function fitsField(field: Described, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return fieldTypeOf(field).fits?.(value, field) ?? true
}

/** What a value that does not fit its field breaks, as a sentence; `null`: it fits. */
export function misfitRule(field: Described, value: unknown): string | null {
  if (fitsField(field, value)) return null
  if (field.options?.length) return `This must be one of: ${optionValues(field).join(', ')}.`
  const { rule = 'This value does not fit the field.' } = fieldTypeOf(field)
  return typeof rule === 'string' ? rule : rule(field)
}
