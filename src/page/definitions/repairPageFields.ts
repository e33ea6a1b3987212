import type { Payload } from 'payload'
import { mediaIn } from '../../slices/fieldInstances'
import { isRecord } from '../../tree'
import { repairJson } from './repairJson'

export interface RepairedPageFields {
  /** Number of page fields that have got the current name of their type. */
  fields: number
  /** Number of changed database rows: pages, versions and contents of releases. */
  rows: number
}

/** Former name of a field type -> its name. */
const FORMER: Readonly<Record<string, string>> = { media: 'upload', wysiwyg: 'richText' }

/**
 * Renames the types of pages' own fields that development versions before 0.1.0 stored as `wysiwyg` and `media`, in
 * pages, drafts, versions and releases. A second run changes nothing.
 */
export async function repairPageFields(payload: Payload, { isDryRun = false } = {}): Promise<RepairedPageFields> {
  const mayMatch = `"type": "(${Object.keys(FORMER).join('|')})"`
  const { count, rows } = await repairJson(payload, isDryRun, { mayMatch, repair: renameTypes })
  return { fields: count, rows }
}

function renameTypes(stored: unknown): { value: unknown; count: number } {
  let count = 0
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (!isRecord(value)) return value
    const type = formerType(value)
    if (type === null) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]))
    count += 1
    const { [type.former]: own, ...field } = value
    return { ...field, type: type.current, [type.current]: own, media: mediaIn(type.current, own) }
  }
  return { value: rename(stored), count }
}

/** Elements have no object with these keys: they store the values of their fields by name. */
function formerType({ type, name, enabled, ...values }: Record<string, unknown>) {
  if (typeof type !== 'string' || typeof name !== 'string' || typeof enabled !== 'boolean') return null
  const current = Object.hasOwn(FORMER, type) && Object.hasOwn(values, type) ? FORMER[type] : undefined
  return current === undefined ? null : { former: type, current }
}
