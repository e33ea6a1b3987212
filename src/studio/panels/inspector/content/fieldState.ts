import { safeEnvelope } from '../../../../tree'
import type { Row } from '../../../../tree/types'
import type { SliceFieldInfo } from '../../../model/boot'

/**
 * Whether a field is switched on: as somebody switched it, else as the slice has it. A field that starts switched off is on where
 * the element has a value for it.
 */
export function isFieldOn({ row, info }: { row: Row; info: SliceFieldInfo }): boolean {
  const state = safeEnvelope(row.element).fieldsEnabled[info.name]
  if (state !== undefined) return state
  return info.enabled || (row[info.name] !== undefined && row[info.name] !== null)
}

/** Where a query fills a field from: `resorts name`, the collection and the path; `null`: it is the element's own. */
export function boundFrom({ row, field }: { row: Row | undefined; field: string }): string | null {
  // Most elements have no query; those are asked on every change.
  if (!row?.element?.modelQuery) return null
  const query = safeEnvelope(row.element).modelQuery
  const path = query?.bind[field]
  return query && path ? `${query.collection} ${path}` : null
}

export interface FieldGroup {
  label: string | null
  fields: SliceFieldInfo[]
}

/** Fields with the same `group` stand together, in the order in which their first field comes. */
export function groupFields(fields: readonly SliceFieldInfo[]): FieldGroup[] {
  const groups = new Map<string | null, SliceFieldInfo[]>()
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field])
  return [...groups].map(([label, members]) => ({ label, fields: members }))
}
