import { getFieldByPath, type CollectionSlug } from 'payload'
import { dayMomentOf } from '../../slices/dayField'
import type { FilledDate } from '../../slices/fieldTypes/filledFrom'
import { isTimeZone } from '../../tree'
import { valueAt } from './bind'
import type { StoredDocument } from './documentBatch'
import type { ResolveScope } from './scope'

interface Input {
  collection: string
  document: StoredDocument
  path: string
}

/** Returns how a date field of a document is shown, or `null` for other fields. */
export function filledDate(
  { collection, document, path }: Input,
  { req: { payload }, context: { timeZone }, addTag }: Pick<ResolveScope, 'req' | 'context' | 'addTag'>,
): FilledDate | null {
  const fields = payload.collections[collection as CollectionSlug]?.config.flattenedFields ?? []
  const fieldAt = (at: string) =>
    getFieldByPath({ config: payload.config, fields, includeRelationships: true, path: at })?.field
  const field = fieldAt(path)
  if (field?.type !== 'date') return null
  const isDay = ['default', 'dayOnly', undefined].includes(field.admin?.date?.pickerAppearance)
  const { at = 'end', timeZones } = dayMomentOf(field)
  const parent = path.split('.').slice(0, -1)
  const keys = timeZones === undefined ? [] : [...parent, ...timeZones.split('.')]
  // The page changes with the time zones of related documents.
  for (const end of keys.keys()) {
    const related = fieldAt(keys.slice(0, end + 1).join('.'))
    if (related?.type === 'relationship' && typeof related.relationTo === 'string') addTag(related.relationTo)
  }
  const found = keys.length === 0 ? [] : valuesAt(document, keys)
  const [first = timeZone, ...others] = found.map((one) => (isTimeZone(one) ? one : timeZone))
  return { isDay, at, timeZones: [first, ...others] }
}

/** Returns the values at `resorts.timeZone`, one for each resort. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, key === undefined ? [] : [key, ...rest]))
  return key === undefined ? [value] : valuesAt(valueAt(value, key), rest)
}
