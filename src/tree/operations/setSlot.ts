import { isPlace, withRows } from '../internal/edit'
import { own } from '../internal/values'
import { parentOf, slotOf, withEnvelope } from '../row'
import type { Tree } from '../types'

/** Moves an element to another slot of the same parent. Its order among all children stays. */
export function setSlot(tree: Tree, { id, slot }: { id: string; slot: string }): Tree {
  const row = own(tree.rows, id)
  if (!row || slotOf(row) === slot || !isPlace(tree, { parent: parentOf(row), slot })) return tree
  return withRows(tree, [withEnvelope(row, { slot })])
}
