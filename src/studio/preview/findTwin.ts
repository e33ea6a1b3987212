import type { Row, Tree } from '../../tree/types'
import { isEqual } from '../../tree'

interface Input {
  row: Row
  tree: Tree
  /** Whether the server has found something for the element. */
  has: (id: string) => boolean
}

/** An element that differs in nothing but its id and place, best a sibling: what the server found for it is what a copy shows at first. */
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

/** Pasting many elements compares each with many: nothing is copied for it, and the first difference ends it. */
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
