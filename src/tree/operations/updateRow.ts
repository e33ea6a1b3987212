import { withRows } from '../internal/edit'
import { own } from '../internal/values'
import { parentOf, withEnvelope } from '../row'
import type { Row, Tree } from '../types'

/** Updates a row by a function. Its id and parent stay; `move` changes the parent. */
export function updateRow(tree: Tree, { id, row: update }: { id: string; row: (row: Row) => Row }): Tree {
  const old = own(tree.rows, id)
  if (!old) return tree
  const row = update(old)
  if (row === old) return tree
  const parent = parentOf(old)
  const placed = parentOf(row) === parent ? row : withEnvelope(row, { parent })
  return withRows(tree, [placed.id === id ? placed : { ...placed, id }])
}
