import { fieldTypeOf, fitsField, isFieldDefinition } from '../../slices'
import type { FilledDate, FilledFrom } from '../../slices/fieldTypes/filledFrom'
import type { FieldMap } from '../../slices/types'
import { isDeeperThan, MAX_VALUE_DEPTH } from '../../tree'
import type { StoredDocument } from './documentBatch'

/** A document that fills fields. */
interface Filled {
  document: StoredDocument
  /** Returns the date field at a path of the document, or `null` for other fields. */
  dateAt: (path: string) => FilledDate | null
  languageCode: string
}

/**
 * The stored values of a query element's fields for one document: its own, and those that `bind` takes from the document. A
 * document's value that the field may not hold leaves the element's own.
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

/** The value at `brand.name`; own properties only. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  }, document)
}

/** A document's value in the form that a slice's field stores. */
function toStored(field: FieldMap[string], value: unknown, from: FilledFrom): unknown {
  if (!isFieldDefinition(field)) return value
  const { fromDocument } = fieldTypeOf(field)
  return fromDocument ? fromDocument(value, from) : value
}
