import type { Row } from '../types'
import { isEqual } from '../isEqual'
import type { Conflict } from './types'
import { mergeFields } from './mergeFields'
import { fromParts, toParts } from './parts'

export interface RowSides {
  base: ReadonlyMap<string, Row>
  mine: ReadonlyMap<string, Row>
  theirs: ReadonlyMap<string, Row>
}

/** Element by element; order and parents are `mergeOrder`'s business. */
export function mergeRows(sides: RowSides): { rows: Map<string, Row>; conflicts: Conflict[] } {
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
