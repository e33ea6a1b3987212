import { normaliseRows } from '../toRows'
import type { Conflict, PageContent, Sides } from './types'
import { elementsById, mergeDuplicates, withDuplicates } from './duplicates'
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
  const rows = mergeRows({
    base: elementsById(base.rows),
    mine: elementsById(mine.rows),
    theirs: elementsById(theirs.rows),
  })
  const order = mergeOrder({ base: base.rows, mine: mine.rows, theirs: theirs.rows, merged: rows.rows })
  const duplicates = mergeDuplicates({ base: base.rows, mine: mine.rows, theirs: theirs.rows })
  const all = duplicates.length === 0 ? order.rows : normaliseRows(withDuplicates(order.rows, duplicates))
  return {
    content: { page: page.fields, rows: all },
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
