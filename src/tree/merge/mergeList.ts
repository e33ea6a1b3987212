import { isEqual } from '../isEqual'

interface Lists {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  /** Who stands in the merged list. */
  members: ReadonlySet<string>
}

/** The order of one parent's children. `null` when both sides want the same ones in different orders. */
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
 * Two reorderings of one list as one. Two elements that one side turned around stand as that side has them, all others as they stood.
 * `null` when both sides turned the same two around (which of the two went where cannot be told), or when that is no order.
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

/** Whoever stands only on the other side comes after its neighbour there. */
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
