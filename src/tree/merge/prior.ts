import { isEqual } from '../isEqual'
import type { Row } from '../types'
import { duplicatesOf, elementsById, inOrderOf, withDuplicates } from './duplicates'
import type { PageContent } from './types'

/** What a change overwrote: enough to make the page before it from the page after it. */
export interface Prior {
  page: Record<string, unknown>
  /** Rows as they were; `null` for one that the change added. */
  rows: Record<string, Row | null>
  /** All ids in their order before, when it was another. */
  order: string[] | null
  /** The rows that shared an id with an element, when they were others. */
  duplicates?: Row[]
}

/** The difference from after to before; as large as the change, not as the page. */
export function priorOf({ before, after }: { before: PageContent; after: PageContent }): Prior {
  const [was, is] = [elementsById(before.rows), elementsById(after.rows)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (id) => was.get(id) !== is.get(id) && !isEqual(was.get(id), is.get(id)),
  )
  const pageKeys = Object.keys(after.page).filter((name) => !isEqual(before.page[name], after.page[name]))
  const duplicates = duplicatesOf(before.rows)
  const order = before.rows.map(({ id }) => id)
  const isOrderKept = isEqual(
    order,
    after.rows.map(({ id }) => id),
  )
  return {
    page: Object.fromEntries(pageKeys.map((name) => [name, before.page[name] ?? null])),
    rows: Object.fromEntries(changed.map((id) => [id, was.get(id) ?? null])),
    order: isOrderKept ? null : order,
    ...(isEqual(duplicates, duplicatesOf(after.rows)) ? {} : { duplicates }),
  }
}

/** The page before the change. */
export function undoChange({ content, prior }: { content: PageContent; prior: Prior }): PageContent {
  const elements = elementsById(content.rows)
  for (const [id, row] of Object.entries(prior.rows)) {
    if (row) elements.set(id, row)
    else elements.delete(id)
  }
  const rows = withDuplicates([...elements.values()], prior.duplicates ?? duplicatesOf(content.rows))
  return { page: { ...content.page, ...prior.page }, rows: inOrder(rows, { content, prior }) }
}

function inOrder(rows: readonly Row[], { content, prior }: { content: PageContent; prior: Prior }): Row[] {
  if (prior.order) return inOrderOf(rows, prior.order)
  const known = inOrderOf(
    rows,
    content.rows.map(({ id }) => id),
  )
  const ordered = new Set(known)
  return [...known, ...rows.filter((row) => !ordered.has(row))]
}
