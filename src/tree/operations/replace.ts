import { withRows } from '../internal/edit'
import { own } from '../internal/values'
import { parentOf, slotOf, withEnvelope } from '../row'
import type { Row, Tree } from '../types'

/** Puts another slice in an element's place. The element keeps its id, its place, its children and its locks. */
export function replace(tree: Tree, { id, row }: { id: string; row: Row }): Tree {
  const old = own(tree.rows, id)
  if (!old || old === row) return tree
  const { permissions } = old.element
  const placed = withEnvelope(row, { parent: parentOf(old), slot: slotOf(old), permissions })
  return withRows(tree, [{ ...placed, id }])
}
