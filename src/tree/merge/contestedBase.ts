import type { Row } from '../types'
import { duplicatesOf, withDuplicates } from './duplicates'
import { mergeOrder } from './mergeOrder'
import { PLACE, withPart } from './parts'
import { decide, rowsById } from './resolveConflicts'
import { repairPlaces } from './repairPlaces'
import type { Conflict, PageContent, Sides } from './types'

/**
 * Their page with the base's state in every contested spot. Merging a page that already holds their other changes against it asks
 * about the same spots and no others, so that a conflict can stand while more changes come in.
 */
export function contestedBase({
  sides: { base, theirs },
  conflicts,
  merged,
}: {
  sides: Sides
  conflicts: readonly Conflict[]
  /** The page that holds their other changes. What they removed and it still needs was there before, so nobody added it. */
  merged: PageContent
}): PageContent {
  const page = { ...theirs.page }
  const [rows, known] = [rowsById(theirs), rowsById(base)]
  for (const { id } of merged.rows) {
    const before = rows.has(id) ? undefined : known.get(id)
    if (before) rows.set(id, before)
  }
  const reordered = new Set<string | null>()
  for (const { element, field, base: before, mine } of conflicts) {
    const row = element === null ? undefined : rows.get(element)
    if (field === 'order') reordered.add(element)
    else if (element === null) page[field ?? ''] = before
    else if (row && field !== null && !known.has(element) && mine !== null) rows.set(element, withoutPart(row, field))
    else decide({ rows, id: element, field, from: known.get(element) })
  }
  repairPlaces({ rows, sides: { base: known, mine: known, theirs: rowsById(theirs) } })
  const isReordered = ({ element }: Row) => reordered.has(element.parent)
  const order = [...theirs.rows.filter((row) => !isReordered(row)), ...base.rows.filter(isReordered)]
  const sides = { base: theirs.rows, mine: order, theirs: theirs.rows }
  const ordered = mergeOrder({ ...sides, merged: rows, prefer: () => 'mine' }).rows
  return { page, rows: withDuplicates(ordered, duplicatesOf(theirs.rows)) }
}

/** Both sides added the element: neither had the part before, and no value that either may have stands for it. */
function withoutPart(row: Row, field: string): Row {
  return withPart(row, field, field === PLACE ? { parent: null, slot: null } : null)
}
