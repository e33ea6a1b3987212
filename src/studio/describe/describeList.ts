import { isRecord, isSameValue } from '../../tree'
import type { SliceFieldInfo } from '../model/boot'
import type { ChangeLine } from './changeWords'

interface Change {
  field: SliceFieldInfo
  before: unknown
  after: unknown
  /** Describes a field of a row. */
  describe: (change: { field: SliceFieldInfo; before: unknown; after: unknown }) => ChangeLine[]
}

type ListRow = Record<string, unknown>

/** How many rows came, went and changed; then what changed in those that did. */
export function describeList({ field, before, after, describe }: Change): ChangeLine[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const added = [...now.keys()].filter((id) => !old.has(id))
  const removed = [...old.keys()].filter((id) => !now.has(id))
  const changed = [...now].flatMap(([id, row], index) => {
    const was = old.get(id)
    const lines = was ? changesIn({ field, row: index + 1, before: was, after: row, describe }) : []
    return lines.length === 0 ? [] : [lines]
  })
  const kept = (ids: Iterable<string>, other: ReadonlyMap<string, ListRow>) => [...ids].filter((id) => other.has(id))
  const isReordered = !isSameValue(kept(old.keys(), now), kept(now.keys(), old))
  const parts = [
    added.length > 0 && rows(added.length, 'added'),
    removed.length > 0 && rows(removed.length, 'removed'),
    changed.length > 0 && rows(changed.length, 'changed'),
    isReordered && 'put in another order',
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  return [{ kind: 'note', label: field.label, text: parts.join(', ') }, ...changed.flat()]
}

function changesIn({ field, row, before, after, describe }: Change & { row: number; before: ListRow; after: ListRow }) {
  return field.fields
    .flatMap((inner) => describe({ field: inner, before: before[inner.name], after: after[inner.name] }))
    .map((line) => ({ ...line, label: `${field.label} ${row}, ${line.label}` }))
}

function rows(count: number, what: string): string {
  return `${count} ${count === 1 ? 'row' : 'rows'} ${what}`
}

/** By id; rows without one by their place. */
function rowsOf(value: unknown): ReadonlyMap<string, ListRow> {
  const list = (Array.isArray(value) ? value : []).filter(isRecord)
  return new Map(list.map((row, index) => [typeof row.id === 'string' ? row.id : `#${index}`, row]))
}
