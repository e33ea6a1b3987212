import type { FieldDefinition, FieldOptions, FieldTraits, FieldType } from './fieldType'

const NAME = /^[a-z][a-zA-Z0-9]*$/

/**
 * Defines a type of field. `createField` makes fields of it for slices; `voix({ fieldTypes })` and `voix({ studio: { fields } })` make it
 * known. `extendFieldType` begins from another type.
 */
export function defineFieldType<Stored, Resolved>(fieldType: FieldType<Stored, Resolved>): FieldType<Stored, Resolved> {
  if (NAME.test(fieldType.type)) return fieldType
  throw new Error(
    `The field type "${fieldType.type}" must be named in letters and digits, with a lower-case letter first, like "rating".`,
  )
}

/** A type like another one, under a name of its own. What it does not say is as with that one, its input in the studio as well. */
export function extendFieldType<Stored, Resolved>(
  like: FieldType<Stored, Resolved>,
  own: Pick<FieldType, 'type' | 'label'> & Partial<FieldType<Stored, Resolved>>,
): FieldType<Stored, Resolved> {
  return defineFieldType({ ...like, like: like.like ?? like.type, ...own })
}

type Traits = Omit<
  FieldDefinition,
  keyof FieldOptions<unknown> | 'type' | 'fieldType' | 'styled' | '__stored' | '__resolved'
>

/** A field of a type, with the options that every field takes and the traits that this one reads. The component's props follow from it. */
export function createField<Stored, Resolved>(
  fieldType: FieldType<Stored, Resolved>,
  { breakpoints, ...options }: FieldOptions<Stored> & Traits,
): FieldDefinition<Stored, Resolved> {
  return { enabled: true, styled: breakpoints ?? false, ...options, type: fieldType.type, fieldType }
}

/** `{ defaultValue }` when there is one and the field is not switched off. */
export function defaultOf<Value>(field: FieldDefinition): { defaultValue?: Value } {
  return field.defaultValue === undefined || field.enabled === false
    ? {}
    : { defaultValue: field.defaultValue as Value }
}

/** A value that reads as a text already; `null` for a list or an object. */
export function plainText(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** What a value must be for most types: a text that is not empty. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The ids in a value that names one document or several, populated or not. */
export function idsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null ? idIn(entry) : entry
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : []
  })
}

function idIn(entry: object): unknown {
  if ('id' in entry) return entry.id
  return 'value' in entry ? entry.value : undefined
}

/** Whether the field has one of these values; a trait is optional everywhere. */
export function optionValues({ options = [] }: Pick<FieldTraits, 'options'>): string[] {
  return options.map(({ value }) => value)
}
