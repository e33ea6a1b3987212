import { isEqual } from '../isEqual'
import type { Row } from '../types'
import { duplicatesOf, elementsById, withDuplicates } from './duplicates'
import { mergeOrder } from './mergeOrder'
import { mergePages } from './mergePages'
import { PLACE, readPart, withPart } from './parts'
import { repairPlaces } from './repairPlaces'
import type { Conflict, PageContent, Sides } from './types'

/** Whose state of a contested spot counts; `base`: what it was before both. */
export type Side = keyof Sides

/** The name of a conflict within one merge. */
export function conflictKey({ element, field }: Pick<Conflict, 'element' | 'field'>): string {
  return JSON.stringify([element, field])
}

/**
 * The merged page with every conflict decided. Whatever is decided, the page is sound: an element comes with those around it, and
 * moves that would go in a circle become theirs.
 */
export function resolveConflicts({
  sides,
  choose,
}: {
  sides: Sides
  choose: (conflict: Conflict) => Side
}): PageContent {
  const { content, conflicts } = mergePages(sides)
  if (conflicts.length === 0) return content
  const chosen = new Map(conflicts.map((conflict) => [conflictKey(conflict), choose(conflict)]))
  const page = { ...content.page }
  const rows = rowsById(content)
  const known = { base: rowsById(sides.base), mine: rowsById(sides.mine), theirs: rowsById(sides.theirs) }
  for (const conflict of conflicts) {
    const side = chosen.get(conflictKey(conflict)) ?? 'theirs'
    if (conflict.field === 'order') continue
    if (conflict.element === null) page[conflict.field ?? ''] = conflict[side]
    else decide({ rows, id: conflict.element, field: conflict.field, from: known[side].get(conflict.element) })
  }
  repairPlaces({ rows, sides: known })
  const prefer = (parent: string | null) => chosen.get(conflictKey({ element: parent, field: 'order' })) ?? 'theirs'
  const ordered = mergeOrder({ ...rowsOf(sides), merged: rows, prefer }).rows
  return { page, rows: withDuplicates(ordered, duplicatesOf(content.rows)) }
}

/** The moves that the decided page does not have as they were chosen, because they would go in a circle. */
export function contradictionsIn({
  sides,
  choose,
}: {
  sides: Sides
  choose: (conflict: Conflict) => Side
}): readonly Conflict[] {
  const moves = mergePages(sides).conflicts.filter(({ field }) => field === PLACE)
  if (moves.length === 0) return []
  const rows = rowsById(resolveConflicts({ sides, choose }))
  return moves.filter((conflict) => {
    const row = rows.get(conflict.element ?? '')
    return row !== undefined && !isEqual(readPart(row, PLACE), conflict[choose(conflict)])
  })
}

/** Puts an element, or one part of it, as one side has it; a side that does not have the element removes it. */
export function decide({
  rows,
  id,
  field,
  from,
}: {
  rows: Map<string, Row>
  id: string
  field: string | null
  from: Row | undefined
}): void {
  const row = rows.get(id)
  if (!from) rows.delete(id)
  else if (field === null || !row) rows.set(id, from)
  else rows.set(id, withPart(row, field, readPart(from, field)))
}

export function rowsById({ rows }: PageContent): Map<string, Row> {
  return elementsById(rows)
}

function rowsOf({ base, mine, theirs }: Sides): { base: Row[]; mine: Row[]; theirs: Row[] } {
  return { base: base.rows, mine: mine.rows, theirs: theirs.rows }
}
