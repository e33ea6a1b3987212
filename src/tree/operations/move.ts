import { detach, isPlace, placedAt, reopen, settle, spliceIn, withRows } from '../internal/edit'
import { changedIn, copyWith } from '../internal/lineage'
import { own } from '../internal/values'
import { isEqual } from '../isEqual'
import { withEnvelope } from '../row'
import { toRows } from '../toRows'
import { ancestorsOf, outermost } from '../traverse'
import { ROOT } from '../types'
import type { Place, Row, Tree } from '../types'

export interface MoveInput {
  ids: readonly string[]
  place: Place
}

/**
 * Moves elements with their descendants, in the page's order. `place.index` does not count the moved elements. Rows
 * without a place get one.
 * Returns the same tree for a move into the element itself or to its current place.
 */
export function move(tree: Tree, { ids, place }: MoveInput): Tree {
  if (!isPlace(tree, place)) return tree
  const rescued = rescue(tree, ids, place)
  const moved = outermost(rescued, ids)
  if (moved.length === 0) return tree
  const blocked = new Set(moved)
  const isInside =
    place.parent !== null && [place.parent, ...ancestorsOf(rescued, place.parent)].some((id) => blocked.has(id))
  if (isInside) return tree
  const detached = detach(rescued, moved)
  const list = [place.parent ?? ROOT, spliceIn(detached, { ids: moved, place })] as const
  const children = copyWith(detached.children, [list])
  const changed = moved.map((id) => placedAt(rescued.rows[id] as Row, place))
  const isUnchanged = changed.every((row) => row === tree.rows[row.id]) && isSameChildren(tree, children)
  return isUnchanged ? tree : settle({ ...withRows(detached, changed), children })
}

function isSameChildren(tree: Tree, children: Tree['children']): boolean {
  return changedIn(tree.children, children).every((key) => isEqual(tree.children[key], children[key]))
}

/** Gives rows without a place, and their descendants, a place at the end of the target. */
function rescue(tree: Tree, ids: readonly string[], { parent, slot }: Place): Tree {
  const lost = new Set(
    tree.unplaced.flatMap(({ row, rule }) => {
      const isLost = (rule === 'unknown-parent' || rule === 'cycle') && ids.includes(row.id)
      return isLost && own(tree.rows, row.id) === undefined ? [row.id] : []
    }),
  )
  if (lost.size === 0) return tree
  return reopen(toRows(tree).map((row) => (lost.has(row?.id) ? withEnvelope(row, { parent, slot }) : row)))
}
