import { detach, settle } from '../internal/edit'
import { copyWith } from '../internal/lineage'
import { own } from '../internal/values'
import { descendantsOf, outermost } from '../traverse'
import type { Tree } from '../types'

/** Removes elements with their descendants, including rows without a place. */
export function remove(tree: Tree, { ids }: { ids: readonly string[] }): Tree {
  const placed = outermost(tree, ids)
  const stray = ids.filter((id) => own(tree.rows, id) === undefined)
  const unplaced = stray.length === 0 ? tree.unplaced : tree.unplaced.filter(({ row }) => !stray.includes(row?.id))
  if (placed.length === 0 && unplaced.length === tree.unplaced.length) return tree
  const detached = placed.length === 0 ? tree : detach(tree, placed)
  const gone = placed.flatMap((top) => [top, ...descendantsOf(tree, top)]).map((id) => [id, undefined] as const)
  return settle({ rows: copyWith(tree.rows, gone), children: copyWith(detached.children, gone), unplaced })
}
