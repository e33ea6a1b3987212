import { isEqual, isSameValue } from '../isEqual'
import { normaliseRows } from '../toRows'
import type { Row } from '../types'
import { elementsById, mergeDuplicates, withDuplicates } from './duplicates'
import { mergeOrder } from './mergeOrder'
import { fromParts, toParts, type Conflict, type PageContent, type Sides } from './parts'

/** Three-way merge of a page: by element if the sides changed different ones, by field if they changed the same one. */
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
      // The rows' conflicts already include a parent that both sides changed.
      ...order.conflicts.filter(
        ({ element, field }) => !rows.conflicts.some((c) => c.element === element && c.field === field),
      ),
    ],
  }
}

interface RowSides {
  base: ReadonlyMap<string, Row>
  mine: ReadonlyMap<string, Row>
  theirs: ReadonlyMap<string, Row>
}

/** Merges element by element. `mergeOrder` merges order and parents. */
function mergeRows(sides: RowSides): { rows: Map<string, Row>; conflicts: Conflict[] } {
  const rows = new Map<string, Row>()
  const conflicts: Conflict[] = []
  for (const id of new Set([...sides.theirs.keys(), ...sides.mine.keys()])) {
    const { row, conflicts: own } = mergeRow({
      base: sides.base.get(id),
      mine: sides.mine.get(id),
      theirs: sides.theirs.get(id),
    })
    if (row) rows.set(id, row)
    conflicts.push(...own.map((conflict) => ({ ...conflict, element: id })))
  }
  return { rows, conflicts }
}

interface Merged {
  row: Row | null
  conflicts: Omit<Conflict, 'element'>[]
}

function mergeRow({
  base,
  mine,
  theirs,
}: {
  base?: Row | undefined
  mine?: Row | undefined
  theirs?: Row | undefined
}): Merged {
  if (mine === base || isEqual(mine, theirs) || isEqual(mine, base)) return { row: theirs ?? null, conflicts: [] }
  if (isEqual(theirs, base)) return { row: mine ?? null, conflicts: [] }
  const isWhole = !mine || !theirs || mine.blockType !== theirs.blockType || (base && base.blockType !== mine.blockType)
  if (isWhole) {
    const conflict = { field: null, base: base ?? null, mine: mine ?? null, theirs: theirs ?? null }
    return { row: theirs ?? null, conflicts: [conflict] }
  }
  const { fields, conflicts } = mergeFields({ base: toParts(base), mine: toParts(mine), theirs: toParts(theirs) })
  return { row: fromParts(fields), conflicts }
}

type Fields = Record<string, unknown>

interface FieldSides {
  base: Fields
  mine: Fields
  theirs: Fields
}

/**
 * Merges field by field. The changed value wins; if both sides set different values, that is a conflict and theirs
 * stays.
 */
function mergeFields({ base, mine, theirs }: FieldSides): { fields: Fields; conflicts: Omit<Conflict, 'element'>[] } {
  const fields: Fields = { ...theirs }
  const conflicts: Omit<Conflict, 'element'>[] = []
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const [was, own, other] = [base[field], mine[field], theirs[field]]
    if (isSameValue(own, was) || isSameValue(own, other)) continue
    if (isSameValue(other, was)) fields[field] = own
    else conflicts.push({ field, base: was ?? null, mine: own ?? null, theirs: other ?? null })
  }
  return { fields, conflicts }
}
