import { fieldTypeOf, fitsField, isFieldDefinition } from '../../slices'
import type { FilledDate, FilledFrom } from '../../slices/fieldTypes/filledFrom'
import type { FieldMap } from '../../slices/types'
import { isDeeperThan, MAX_VALUE_DEPTH } from '../../tree'
import type { StoredDocument } from './documentBatch'

/** A document whose values fill the fields of an element. */
interface Filled {
  document: StoredDocument
  /** Returns the date field at a path of the document, or `null` for other fields. */
  dateAt: (path: string) => FilledDate | null
  languageCode: string
}

/**
 * Returns the values of an element's fields for one document: its own, and those that `bind` reads from the document.
 * The element keeps its own value if the document's is not valid for the field.
 */
export function bindFields(
  fields: FieldMap,
  values: Record<string, unknown>,
  bind: Readonly<Record<string, string>>,
  { document, dateAt, languageCode }: Filled,
): Record<string, unknown> {
  const bound = Object.entries(bind).flatMap(([name, path]) => {
    const field = fields[name]
    const found = valueAt(document, path)
    if (!field || isDeeperThan(found, MAX_VALUE_DEPTH)) return []
    const stored = values[name]
    const value = toStored(field, found, { stored, document, date: dateAt(path), languageCode })
    return [[name, !isFieldDefinition(field) || fitsField(field, value) ? value : stored] as const]
  })
  return { ...values, ...Object.fromEntries(bound) }
}

/** Returns the value at a path such as `brand.name`, from own properties only. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  }, document)
}

/** Converts a document's value to the form that a slice's field stores. */
function toStored(field: FieldMap[string], value: unknown, from: FilledFrom): unknown {
  if (!isFieldDefinition(field)) return value
  const { fromDocument } = fieldTypeOf(field)
  return fromDocument ? fromDocument(value, from) : value
}
