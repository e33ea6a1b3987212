import type { Row, Tree } from '../../tree/types'
import { isEqual } from '../../tree'

interface Input {
  row: Row
  tree: Tree
  /** Whether the server has found something for the element. */
  has: (id: string) => boolean
}

/** Finds an element equal except for id and place, preferably a sibling: a copy first shows its resolved values. */
export function findTwin({ row, tree, has }: Input): Row | undefined {
  let elsewhere: Row | undefined
  for (const id in tree.rows) {
    const other = tree.rows[id]
    if (!other || other.blockType !== row.blockType || !has(id) || !isTwin(row, other)) continue
    if (other.element.parent === row.element.parent) return other
    elsewhere ??= other
  }
  return elsewhere
}

/** Compares without copying and stops at the first difference, as a paste of many elements compares each with many. */
function isTwin(one: Row, other: Row): boolean {
  return covers(one, other) && covers(other, one) && isEqual(placeless(one), placeless(other))
}

function covers(one: Row, other: Row): boolean {
  for (const key in one) if (key !== 'id' && key !== 'element' && !isEqual(one[key], other[key])) return false
  return true
}

function placeless({ element: { parent: _parent, slot: _slot, ...rest } }: Row) {
  return rest
}
