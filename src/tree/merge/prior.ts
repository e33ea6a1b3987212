import { isEqual } from '../isEqual'
import type { Row } from '../types'
import type { PageContent } from './types'

/** What a change overwrote: enough to make the page before it from the page after it. */
export interface Prior {
  page: Record<string, unknown>
  /** Rows as they were; `null` for one that the change added. */
  rows: Record<string, Row | null>
  /** All ids in their order before, when it was another. */
  order: string[] | null
}

/** The difference from after to before; as large as the change, not as the page. */
export function priorOf({ before, after }: { before: PageContent; after: PageContent }): Prior {
  const was = new Map(before.rows.map((row) => [row.id, row]))
  const is = new Map(after.rows.map((row) => [row.id, row]))
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (id) => was.get(id) !== is.get(id) && !isEqual(was.get(id), is.get(id)),
  )
  const pageKeys = Object.keys(after.page).filter((name) => !isEqual(before.page[name], after.page[name]))
  const order = before.rows.map(({ id }) => id)
  const isOrderKept = isEqual(
    order,
    after.rows.map(({ id }) => id),
  )
  return {
    page: Object.fromEntries(pageKeys.map((name) => [name, before.page[name] ?? null])),
    rows: Object.fromEntries(changed.map((id) => [id, was.get(id) ?? null])),
    order: isOrderKept ? null : order,
  }
}

/** The page before the change. */
export function undoChange({ content, prior }: { content: PageContent; prior: Prior }): PageContent {
  const rows = new Map(content.rows.map((row) => [row.id, row]))
  for (const [id, row] of Object.entries(prior.rows)) {
    if (row) rows.set(id, row)
    else rows.delete(id)
  }
  const ordered = prior.order ? prior.order.flatMap((id) => rows.get(id) ?? []) : [...rows.values()]
  return { page: { ...content.page, ...prior.page }, rows: ordered }
}
