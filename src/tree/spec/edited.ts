import { normaliseRows } from '../toRows'
import type { Row } from '../types'
import { elementsById } from '../merge/duplicates'
import type { PageContent } from '../merge/parts'

/** An edit of a page in short form, for specs. */
export interface Edit {
  page?: Record<string, unknown>
  /** New and changed elements, whole rows. */
  upsert?: readonly Row[]
  remove?: readonly string[]
  /** Ids in their new order. An id that is missing here stays after the row before it. */
  order?: readonly string[] | null
  /** The rows to keep of an id that several rows have. The first one is 0. */
  duplicates?: Readonly<Record<string, readonly number[]>>
}

/** Returns the page after the edit. */
export function edited(
  { page, rows }: PageContent,
  { page: values = {}, upsert = [], remove = [], order = null, duplicates = {} }: Edit,
): PageContent {
  const changed = new Map(upsert.map((row) => [row.id, row]))
  const left = withoutSome(rows, duplicates).filter(({ id }) => !remove.includes(id))
  const elements = new Set(elementsById(left).values())
  const kept = left.map((row) => (elements.has(row) ? (changed.get(row.id) ?? row) : row))
  const known = new Set(kept.map(({ id }) => id))
  const all = [...kept, ...upsert.filter(({ id }) => !known.has(id))]
  return { page: { ...page, ...values }, rows: normaliseRows(order ? ordered(all, order) : all) }
}

function withoutSome(rows: readonly Row[], stay: NonNullable<Edit['duplicates']>): Row[] {
  const counts = new Map<string, number>()
  return rows.filter(({ id }) => {
    const at = counts.get(id) ?? 0
    counts.set(id, at + 1)
    return stay[id]?.includes(at) ?? true
  })
}

function ordered(rows: readonly Row[], order: readonly string[]): Row[] {
  const waiting = [...rows]
  const result = order.flatMap((id) => {
    const at = waiting.findIndex((row) => row.id === id)
    return at < 0 ? [] : waiting.splice(at, 1)
  })
  for (const row of waiting) {
    const before = rows[rows.indexOf(row) - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, row)
  }
  return result
}
