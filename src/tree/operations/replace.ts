import { withRows } from '../internal/edit'
import { own } from '../internal/values'
import { parentOf, slotOf, withEnvelope } from '../row'
import type { Row, Tree } from '../types'

/** Replaces an element by one of another slice. It keeps its id, place, children and locks. */
export function replace(tree: Tree, { id, row }: { id: string; row: Row }): Tree {
  const old = own(tree.rows, id)
  if (!old || old === row) return tree
  const { permissions } = old.element
  const placed = withEnvelope(row, { parent: parentOf(old), slot: slotOf(old), permissions })
  return withRows(tree, [{ ...placed, id }])
}
