import { isPlace, reopen } from '../internal/edit'
import { isUsableId } from '../internal/ids'
import { withEnvelope, withoutUnreadable } from '../row'
import { toRows } from '../toRows'
import type { Row, Tree, UnplacedRow } from '../types'

export interface PlaceUnplacedInput {
  /** The index of the row among the stored rows. */
  index: number
  /** The new id, if the row's own id is taken or invalid. */
  id: string
  parent: string | null
  slot: string
}

/** Gives a row without a place, and its descendants, the last place in a slot. */
export function placeUnplaced(tree: Tree, { index, id, parent, slot }: PlaceUnplacedInput): Tree {
  const found = findUnplaced(tree, index)
  if (!isPlace(tree, { parent, slot })) return tree
  if (!found || found.row.blockType === '') return tree
  const { row, rule } = found
  const keepsId = rule !== 'duplicate-id' && isUsableId(row.id) && row.element.unreadable?.id === undefined
  if (!keepsId && (!isUsableId(id) || hasId(tree, id))) return tree
  const placed = withEnvelope(keepsId ? row : withoutUnreadable({ ...row, id }, ['id']), { parent, slot })
  return reopen([...without(tree, found), placed])
}

/** Removes one row without a place; others with the same id stay. */
export function removeUnplaced(tree: Tree, { index }: { index: number }): Tree {
  const found = findUnplaced(tree, index)
  return found ? reopen(without(tree, found)) : tree
}

function findUnplaced(tree: Tree, index: number): UnplacedRow | undefined {
  return tree.unplaced.find((unplaced) => unplaced.index === index)
}

function without(tree: Tree, { row }: UnplacedRow): Row[] {
  return toRows(tree).filter((own) => own !== row)
}

function hasId(tree: Tree, id: string): boolean {
  return Object.hasOwn(tree.rows, id) || tree.unplaced.some(({ row }) => row.id === id)
}
