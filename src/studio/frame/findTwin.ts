import { fieldsOf } from '../../tree'
import type { Row, Tree } from '../../tree/types'
import { isSame } from '../core'

/**
 * An element that was there before and differs in nothing but its id and place: what the server found for it is what a copy shows
 * until it is asked itself.
 */
export function findTwin({ row, tree, has }: { row: Row; tree: Tree; has: (id: string) => boolean }): Row | undefined {
  for (const id in tree.rows) {
    const other = tree.rows[id]
    if (other && other.blockType === row.blockType && has(id) && isTwin(row, other)) return other
  }
  return undefined
}

function isTwin(one: Row, other: Row): boolean {
  const { parent: _, slot: __, ...own } = one.element
  const { parent: ___, slot: ____, ...theirs } = other.element
  return isSame(own, theirs) && isSame(fieldsOf(one), fieldsOf(other))
}
