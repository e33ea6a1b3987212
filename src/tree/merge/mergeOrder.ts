import { isEqual } from '../isEqual'
import { ROOT, type Row } from '../types'
import { elementsOf } from './duplicates'
import { PLACE, readPart, type Conflict, type Sides } from './parts'

interface Orders {
  base: readonly Row[]
  mine: readonly Row[]
  theirs: readonly Row[]
  merged: ReadonlyMap<string, Row>
  /** The side whose order wins if both sides reordered the same children. Without it, that is a conflict. */
  prefer?: (parent: string | null) => keyof Sides
}

/**
 * Returns the merged elements in pre-order. Rows that had no place are kept at the end; rows that lost their place are
 * conflicts.
 */
export function mergeOrder({ merged, prefer, ...sides }: Orders): { rows: Row[]; conflicts: Conflict[] } {
  // Duplicates have no place in the order.
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

/** Returns one side's order with the elements that the other side added. */
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

interface Lists {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  /** The ids in the merged list. */
  members: ReadonlySet<string>
}

/** Merges the order of one parent's children. Returns `null` if both sides reordered the same ones differently. */
export function mergeList({ base, mine, theirs, members }: Lists): string[] | null {
  const inBase = new Set(base)
  const inTheirs = new Set(theirs)
  const common = new Set(mine.filter((id) => inBase.has(id) && inTheirs.has(id) && members.has(id)))
  const only = (list: readonly string[]) => list.filter((id) => common.has(id))
  const [was, own, other] = [only(base), only(mine), only(theirs)]
  const isMineMoved = !isEqual(own, was)
  const isBothMoved = isMineMoved && !isEqual(other, was) && !isEqual(own, other)
  const [main, side] = isMineMoved ? [mine, theirs] : [theirs, mine]
  const moved = isBothMoved ? mergeMoves(was, own, other) : main.filter((id) => members.has(id))
  if (!moved) return null
  const list = withInserted({ main: withInserted({ main: moved, side: main, members }), side, members })
  const present = new Set(list)
  return [...list, ...[...members].filter((id) => !present.has(id))]
}

/**
 * Merges two reorderings of one list. A pair of elements that one side swapped has that side's order, every other pair
 * keeps its order. Returns `null` if both sides swapped the same pair, since the moved one of the two is unknown, or if
 * the result is not a total order.
 */
function mergeMoves(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | null {
  const placesIn = (list: readonly string[]) => {
    const places = new Map(list.map((id, index) => [id, index]))
    return Int32Array.from(base, (id) => places.get(id) ?? 0)
  }
  const [own, other] = [placesIn(mine), placesIn(theirs)]
  const ranks = new Int32Array(base.length)
  for (let left = 0; left < base.length; left++) {
    for (let right = left + 1; right < base.length; right++) {
      const isTurnedHere = (own[left] ?? 0) > (own[right] ?? 0)
      const isTurnedThere = (other[left] ?? 0) > (other[right] ?? 0)
      if (isTurnedHere && isTurnedThere) return null
      const later = isTurnedHere || isTurnedThere ? left : right
      ranks[later] = (ranks[later] ?? 0) + 1
    }
  }
  const merged: string[] = []
  base.forEach((id, index) => {
    merged[ranks[index] ?? 0] = id
  })
  return Object.keys(merged).length === base.length ? merged : null
}

/** Inserts the elements that only the other side has, each after its neighbour there. */
function withInserted({
  main,
  side,
  members,
}: {
  main: string[]
  side: readonly string[]
  members: ReadonlySet<string>
}) {
  const result = [...main]
  const present = new Set(main)
  let before: string | null = null
  for (const id of side) {
    if (!members.has(id)) continue
    if (!present.has(id)) {
      result.splice(before === null ? 0 : result.indexOf(before) + 1, 0, id)
      present.add(id)
    }
    before = id
  }
  return result
}
