import type { Row } from '../types'
import type { Conflict, PageContent, Sides } from './types'
import { mergeFields } from './mergeFields'
import { mergeOrder } from './mergeOrder'
import { mergeRows } from './mergeRows'

/** Three-way merge of a page: by element where two sides touched different ones, by field where they touched the same. */
export function mergePages(sides: Sides): {
  content: PageContent
  conflicts: Conflict[]
} {
  const { base, mine, theirs } = sides
  const page = mergeFields({ base: base.page, mine: mine.page, theirs: theirs.page })
  const rows = mergeRows({ base: byId(base), mine: byId(mine), theirs: byId(theirs) })
  const order = mergeOrder({ base: base.rows, mine: mine.rows, theirs: theirs.rows, merged: rows.rows })
  return {
    content: { page: page.fields, rows: order.rows },
    conflicts: [
      ...page.conflicts.map((conflict) => ({ ...conflict, element: null })),
      ...rows.conflicts,
      // A parent that both moved stands in the rows' conflicts already.
      ...order.conflicts.filter(
        ({ element, field }) => !rows.conflicts.some((c) => c.element === element && c.field === field),
      ),
    ],
  }
}

function byId({ rows }: PageContent): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
