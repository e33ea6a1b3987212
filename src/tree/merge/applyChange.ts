import { normaliseRows } from '../toRows'
import type { Row } from '../types'
import { inOrderOf } from './duplicates'
import type { Change, PageContent } from './types'

/** The page with the change made. The order of the rows is pre-order again. */
export function applyChange({ page, rows }: PageContent, change: Change): PageContent {
  const removed = new Set(change.remove)
  const changed = new Map(change.upsert.map((row) => [row.id, row]))
  const left = withoutDuplicates(rows, change.duplicates ?? {}).filter(({ id }) => !removed.has(id))
  const known = new Set<string>()
  const kept = left.map((row) => {
    // A change means the element that has the id, not a broken row that has it too.
    const isElement = !known.has(row.id)
    known.add(row.id)
    return isElement ? laidOver(row, changed.get(row.id)) : row
  })
  const all = [...kept, ...change.upsert.filter(({ id }) => !known.has(id) && !removed.has(id))]
  return { page: { ...page, ...change.page }, rows: normaliseRows(change.order ? ordered(all, change.order) : all) }
}

/** The rows without those of one id that are not to stay. */
function withoutDuplicates(rows: readonly Row[], stay: Readonly<Record<string, readonly number[]>>): readonly Row[] {
  const counts = new Map<string, number>()
  return rows.filter(({ id }) => {
    const at = counts.get(id) ?? 0
    counts.set(id, at + 1)
    return !Object.hasOwn(stay, id) || stay[id]?.includes(at)
  })
}

/** A key that a changed row leaves out keeps its value, as in every Payload update; another slice takes over nothing. */
function laidOver(row: Row, changed: Row | undefined): Row {
  if (!changed) return row
  return changed.blockType === row.blockType ? { ...row, ...changed } : changed
}

/** Rows that the order does not name stay behind the row before them. */
function ordered(rows: readonly Row[], order: readonly string[]): Row[] {
  const result = inOrderOf(rows, order)
  const named = new Set(result)
  rows.forEach((row, index) => {
    if (named.has(row)) return
    const before = rows[index - 1]
    const at = before === undefined ? 0 : result.indexOf(before) + 1
    result.splice(at, 0, row)
  })
  return result
}
