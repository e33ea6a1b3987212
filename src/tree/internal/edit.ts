import { copyWith } from './lineage'
import { own } from './values'
import { parentOf, slotOf, withEnvelope } from '../row'
import { normaliseRows, toRows } from '../toRows'
import { toTree } from '../toTree'
import { childrenOf } from '../traverse'
import { ROOT } from '../types'
import type { Place, Row, Tree } from '../types'

/** Returns a tree with the given rows replaced by one shallow copy, or the same tree if no row differs. */
export function withRows(tree: Tree, given: readonly Row[]): Tree {
  const changed = given.filter((row) => tree.rows[row.id] !== row)
  if (changed.length === 0) return tree
  return {
    ...tree,
    rows: copyWith(
      tree.rows,
      changed.map((row) => [row.id, row]),
    ),
  }
}

/** Whether elements can be placed there: the parent exists, and the page's root has only the slot `default`. */
export function isPlace(tree: Tree, { parent, slot }: Pick<Place, 'parent' | 'slot'>): boolean {
  return parent === null ? slot === 'default' : own(tree.rows, parent) !== undefined && slot !== ''
}

/** Returns the row with this parent and slot, or the same reference if it already has them. */
export function placedAt(row: Row, { parent, slot }: Pick<Place, 'parent' | 'slot'>): Row {
  return parentOf(row) === parent && slotOf(row) === slot ? row : withEnvelope(row, { parent, slot })
}

/** Returns the children of a parent with `ids` inserted at an index of a slot. `ids` must not be among the children. */
export function spliceIn(tree: Tree, { ids, place }: { ids: readonly string[]; place: Place }): string[] {
  const children = [...childrenOf(tree, place.parent)]
  children.splice(positionOf(tree, children, place), 0, ...ids)
  return children
}

/** Returns a tree without these ids in the lists of their parents. Their rows stay. */
export function detach(tree: Tree, ids: readonly string[]): Tree {
  const gone = new Set(ids)
  const parents = new Set(ids.map((id) => parentKey(tree.rows[id] as Row)))
  const left = [...parents].map((parent) => {
    const ids = (tree.children[parent] ?? []).filter((id) => !gone.has(id))
    return [parent, listOf(parent, ids)] as const
  })
  return { ...tree, children: copyWith(tree.children, left) }
}

/** Returns a list of children as it is stored. Only the root keeps an empty list. */
export function listOf(key: string, ids: readonly string[]): readonly string[] | undefined {
  return ids.length > 0 || key === ROOT ? ids : undefined
}

/** Returns the key of the list that contains a row. */
export function parentKey(row: Row): string {
  return parentOf(row) ?? ROOT
}

/** Returns the place of an element, in the form that `move` needs to bring it back. */
export function placeOf(tree: Tree, id: string): Place | null {
  const row = own(tree.rows, id)
  if (!row) return null
  const parent = parentOf(row)
  const slot = slotOf(row)
  return { parent, slot, index: childrenOf(tree, parent, slot).indexOf(id) }
}

/**
 * A change may give a place to rows without one, for example if it restores their parent. Such pages are parsed again.
 */
export function settle(tree: Tree): Tree {
  return tree.unplaced.length === 0 ? tree : reopen(toRows(tree))
}

/** Returns the tree of rows in any order, as it will be after they are stored and read again. */
export function reopen(rows: readonly Row[]): Tree {
  return toTree(normaliseRows(rows))
}

/** Returns the index among all children of the slot's child number `index`. */
function positionOf(tree: Tree, children: readonly string[], { slot, index }: Place): number {
  let count = 0
  let last = -1
  for (const [position, id] of children.entries()) {
    if (slotOf(tree.rows[id] as Row) !== slot) continue
    if (count === Math.max(0, index)) return position
    count++
    last = position
  }
  return last === -1 ? children.length : last + 1
}
