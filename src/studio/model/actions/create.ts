import { createId, descendantsOf, outermost, withFreshIds } from '../../../tree'
import type { Place, Row, Tree } from '../../../tree'
import type { Action } from './action'

/** The action that duplicates elements, with an id for every copy. */
export function duplicateAction(tree: Tree, ids: readonly string[]): Action {
  const copied = outermost(tree, ids).flatMap((id) => [id, ...descendantsOf(tree, id)])
  return { type: 'duplicateElement', ids: [...ids], newIds: copied.map(() => createId()) }
}

/** The action that inserts copies of rows from elsewhere (clipboard, recipe) with fresh ids. */
export function pasteAction(rows: readonly Row[], place: Place): Action {
  return { type: 'addElement', rows: withFreshIds(rows), place }
}

/** The rows of elements with everything inside them, in the page's order: for the clipboard and recipes. */
export function copyRows(tree: Tree, ids: readonly string[]): Row[] {
  return outermost(tree, ids).flatMap((id) => [id, ...descendantsOf(tree, id)].map((item) => tree.rows[item] as Row))
}
