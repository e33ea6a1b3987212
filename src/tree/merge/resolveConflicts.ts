import { isEqual } from '../isEqual'
import type { Row } from '../types'
import { duplicatesOf, elementsById, withDuplicates } from './duplicates'
import { mergeOrder } from './mergeOrder'
import { mergePages } from './mergePages'
import { PLACE, readPart, withPart, type Conflict, type PageContent, type Sides } from './parts'

/** The side whose state wins in a conflict; `base` is the state before both. */
export type Side = keyof Sides

/** Returns the key of a conflict within one merge. */
export function conflictKey({ element, field }: Pick<Conflict, 'element' | 'field'>): string {
  return JSON.stringify([element, field])
}

/**
 * Returns the merged page with every conflict decided. The page is valid after any decision: an element brings its
 * ancestors, and moves that would form a cycle are reverted to theirs.
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

/** Returns the moves that the decided page does not have as chosen, because they would form a cycle. */
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

/** Sets an element, or one part of it, to the state of one side. Removes it if that side does not have it. */
function decide({
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

function rowsById({ rows }: PageContent): Map<string, Row> {
  return elementsById(rows)
}

function rowsOf({ base, mine, theirs }: Sides): { base: Row[]; mine: Row[]; theirs: Row[] } {
  return { base: base.rows, mine: mine.rows, theirs: theirs.rows }
}

/**
 * Returns their page with the base's state at every conflict. A merge against it has exactly the same conflicts, so a
 * conflict can stay open while more remote changes arrive.
 */
export function conflictBase({
  sides: { base, theirs },
  conflicts,
  merged,
}: {
  sides: Sides
  conflicts: readonly Conflict[]
  /**
   * The page with their other changes. Elements that they removed and the page still needs count as part of the base.
   */
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

/** Both sides added the element, so the base needs a value that neither side can have. */
function withoutPart(row: Row, field: string): Row {
  return withPart(row, field, field === PLACE ? { parent: null, slot: null } : null)
}

type Rows = ReadonlyMap<string, Row>

interface Repair {
  /** Mutated. */
  rows: Map<string, Row>
  sides: { base: Rows; mine: Rows; theirs: Rows }
}

/**
 * Makes the decisions consistent: restores missing parents, and breaks cycles by moving elements to their place on
 * their side.
 */
function repairPlaces({ rows, sides }: Repair): void {
  do bringBackParents({ rows, sides })
  while (openCircle({ rows, sides }))
}

function bringBackParents({ rows, sides: { base, mine, theirs } }: Repair): void {
  const waiting = [...rows.values()]
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const { parent } = row.element
    if (parent === null || rows.has(parent)) continue
    const known = theirs.get(parent) ?? mine.get(parent) ?? base.get(parent)
    if (!known) continue
    rows.set(parent, known)
    waiting.push(known)
  }
}

/** Returns whether there was a cycle. Each round moves elements to their place on their side, which has no cycles. */
function openCircle({ rows, sides: { base, theirs } }: Repair): boolean {
  const circle = findCircle(rows)
  const moved = circle.flatMap((id) => {
    const [row, known] = [rows.get(id), theirs.get(id) ?? base.get(id)]
    return row && known && known.element.parent !== row.element.parent ? [{ row, known }] : []
  })
  for (const { row, known } of moved) rows.set(row.id, withPart(row, PLACE, readPart(known, PLACE)))
  return moved.length > 0
}

function findCircle(rows: Rows): string[] {
  const sound = new Set<string>()
  for (const start of rows.keys()) {
    const path: string[] = []
    let id: string | null = start
    while (id !== null && rows.has(id) && !sound.has(id)) {
      if (path.includes(id)) return path.slice(path.indexOf(id))
      path.push(id)
      id = rows.get(id)?.element.parent ?? null
    }
    for (const each of path) sound.add(each)
  }
  return []
}
