import type { ChangeWords, FieldInfo, ReadableField, ReadValue } from './fieldType'
import type { ChangeLine, ReadablePart } from './words'

/** The values of nested fields: of a group, or of one row of an array. */
export type Values = Record<string, unknown>

interface Shown {
  field: FieldInfo
  values: Values
  /** The values shown before. */
  last: Values
  each: (inner: { field: FieldInfo; value: unknown; last: unknown }) => unknown
}

/** Returns the values that the preview shows at once. */
export function previewInner({ field, values, last, each }: Shown): Values {
  const shown = field.fields.map(
    (inner) => [inner.name, each({ field: inner, value: values[inner.name], last: last[inner.name] })] as const,
  )
  return Object.fromEntries(shown)
}

/** Returns the values in parts, each after its label. */
export function innerParts(values: Values, field: ReadableField | undefined, each: ReadValue): ReadablePart[] {
  return Object.entries(values).flatMap(([key, own]): ReadablePart[] => {
    if (key === 'id') return []
    const inner = field?.fields.find(({ name }) => name === key)
    const found = each(own, inner)
    return found.length === 0 ? [] : [{ kind: 'label', text: inner?.label ?? key }, ...found]
  })
}

interface Change {
  field: FieldInfo
  /** The name of the group or row: "Prices 2". */
  name: string
  before: Values
  after: Values
  words: ChangeWords
}

/** Describes the changes of nested fields. */
export function innerChanges({ field, name, before, after, words }: Change): ChangeLine[] {
  return field.fields
    .flatMap((inner) => words.each({ field: inner, before: before[inner.name], after: after[inner.name] }))
    .map((line) => ({ ...line, label: `${name}, ${line.label}` }))
}
