import { isEqual } from '../isEqual'

interface Lists {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  /** Who stands in the merged list. */
  members: ReadonlySet<string>
}

/** The order of one parent's children. `null` when both sides put the same ones into different orders. */
export function mergeList({ base, mine, theirs, members }: Lists): string[] | null {
  const inBase = new Set(base)
  const common = new Set([...mine].filter((id) => inBase.has(id) && theirs.includes(id) && members.has(id)))
  const only = (list: readonly string[]) => list.filter((id) => common.has(id))
  const [was, own, other] = [only(base), only(mine), only(theirs)]
  const isMineMoved = !isEqual(own, was)
  if (isMineMoved && !isEqual(other, was) && !isEqual(own, other)) return null
  const [main, side] = isMineMoved ? [mine, theirs] : [theirs, mine]
  return withInserted({ main: main.filter((id) => members.has(id)), side, members })
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
  return [...result, ...[...members].filter((id) => !present.has(id))]
}
