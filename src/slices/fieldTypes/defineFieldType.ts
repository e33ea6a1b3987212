import type { FieldDefinition, FieldOptions, FieldTraits, FieldType } from './fieldType'

const NAME = /^[a-z][a-zA-Z0-9]*$/

/**
 * Defines a field type. `createField` creates fields of it for slices; `voix({ fieldTypes })` and `voix({ studio: {
 * fields } })` register it. `extendFieldType` starts from another type.
 */
export function defineFieldType<Stored, Resolved>(fieldType: FieldType<Stored, Resolved>): FieldType<Stored, Resolved> {
  if (NAME.test(fieldType.type)) return fieldType
  throw new Error(
    `The field type "${fieldType.type}" must be named in letters and digits, with a lower-case letter first, like "rating".`,
  )
}

/**
 * Defines a type that extends another under its own name. Omitted properties come from the other type, including its
 * input in the studio.
 */
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

/**
 * Creates a field of a type, with the options of every field and the traits that the type reads. The type of the
 * component's props follows from it.
 */
export function createField<Stored, Resolved>(
  fieldType: FieldType<Stored, Resolved>,
  { breakpoints, ...options }: FieldOptions<Stored> & Traits,
): FieldDefinition<Stored, Resolved> {
  return { enabled: true, styled: breakpoints ?? false, ...options, type: fieldType.type, fieldType }
}

/** Returns `{ defaultValue }` if the field has one and is enabled. */
export function defaultOf<Value>(field: FieldDefinition): { defaultValue?: Value } {
  return field.defaultValue === undefined || field.enabled === false
    ? {}
    : { defaultValue: field.defaultValue as Value }
}

/** Returns a primitive value as text; `null` for a list or an object. */
export function plainText(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** Returns a text that is not empty, else `null`. Most types resolve their value with it. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns the ids in a value that names one or several documents, populated or not. */
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

/** Returns the values of a field's options. A field without options has none. */
export function optionValues({ options = [] }: Pick<FieldTraits, 'options'>): string[] {
  return options.map(({ value }) => value)
}
