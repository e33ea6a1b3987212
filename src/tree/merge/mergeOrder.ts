import { ROOT, type Row } from '../types'
import type { Conflict, Sides } from './types'
import { elementsOf } from './duplicates'
import { mergeList } from './mergeList'
import { PLACE, readPart } from './parts'

interface Orders {
  base: readonly Row[]
  mine: readonly Row[]
  theirs: readonly Row[]
  merged: ReadonlyMap<string, Row>
  /** Whose order counts where both sides put the same ones into different orders. Without it that is a conflict. */
  prefer?: (parent: string | null) => keyof Sides
}

/** The merged elements in pre-order. What had no place before keeps its row at the end; what lost it is a conflict. */
export function mergeOrder({ merged, prefer, ...sides }: Orders): { rows: Row[]; conflicts: Conflict[] } {
  // Duplicates stand in no order.
  const [base, mine, theirs] = [elementsOf(sides.base), elementsOf(sides.mine), elementsOf(sides.theirs)]
  const conflicts: Conflict[] = []
  const [was, own, other] = [childrenOf(base), childrenOf(mine), childrenOf(theirs)]
  const children = childrenOf([...merged.values()])
  for (const [parent, ids] of children) {
    const lists = { base: was.get(parent) ?? [], mine: own.get(parent) ?? [], theirs: other.get(parent) ?? [] }
    const element = parent === ROOT ? null : parent
    const members = new Set(ids)
    const list =
      mergeList({ ...lists, members }) ?? (prefer ? preferred({ ...lists, members, side: prefer(element) }) : null)
    if (list) children.set(parent, list)
    else conflicts.push({ element, field: 'order', ...lists })
  }
  const rows = preOrder(children, merged)
  const placed = new Set(rows.map(({ id }) => id))
  const lost = [...merged.values()].filter(({ id }) => !placed.has(id))
  const hadPlace = new Set([...preOrder(own, mapOf(mine)), ...preOrder(other, mapOf(theirs))].map(({ id }) => id))
  for (const row of lost) {
    if (!hadPlace.has(row.id)) continue
    const placeIn = (side: readonly Row[]) => {
      const found = side.find(({ id }) => id === row.id)
      return found ? readPart(found, PLACE) : null
    }
    conflicts.push({
      element: row.id,
      field: PLACE,
      base: placeIn(base),
      mine: placeIn(mine),
      theirs: placeIn(theirs),
    })
  }
  return { rows: [...rows, ...lost], conflicts }
}

type Lists = Parameters<typeof mergeList>[0]

/** One side's order, with what the others added put in. */
function preferred({ side, ...lists }: Lists & { side: keyof Sides }): string[] | null {
  const { base, mine, theirs, members } = lists
  if (side === 'theirs') return mergeList({ mine, theirs, base: mine, members })
  return mergeList({ mine: side === 'mine' ? mine : base, theirs, base: theirs, members })
}

function mapOf(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function childrenOf(rows: readonly Row[]): Map<string, string[]> {
  const children = new Map<string, string[]>()
  for (const { id, element } of rows) {
    const parent = element.parent ?? ROOT
    const list = children.get(parent)
    if (list) list.push(id)
    else children.set(parent, [id])
  }
  return children
}

function preOrder(children: ReadonlyMap<string, readonly string[]>, rows: ReadonlyMap<string, Row>): Row[] {
  const result: Row[] = []
  const seen = new Set<string>()
  const stack = [...(children.get(ROOT) ?? [])].reverse()
  while (stack.length > 0) {
    const id = stack.pop()
    const row = id === undefined || seen.has(id) ? undefined : rows.get(id)
    if (id === undefined || !row) continue
    seen.add(id)
    result.push(row)
    stack.push(...[...(children.get(id) ?? [])].reverse())
  }
  return result
}
