import { defaultRows, newRow, newRows } from '../../../slices/newElement'
import { childrenOf, createId, descendantsOf, outermost, withFreshIds } from '../../../tree'
import type { Place, Row, Tree } from '../../../tree'
import type { SliceInfo } from '../boot'
import { childrenWithoutPlace, replacedBy, type ReplacementInput } from '../placement/slices'
import type { Action } from '../reducer'

interface NewElement {
  blockType: string
  slice: (name: string) => SliceInfo | undefined
}

/** The action that adds a new element of a slice, with what stands inside it from the beginning. */
export function addAction({ blockType, slice, place }: NewElement & { place: Place }): Action {
  return { type: 'addElement', rows: newRows({ blockType, find: slice, place }), place }
}

/** The action that puts elements into a new one. */
export function wrapAction({ ids, blockType, slice }: NewElement & { ids: readonly string[] }): Action {
  return { type: 'wrapElement', ids, row: newRow({ blockType, find: slice }) }
}

/**
 * The action that puts another slice in an element's place; fields of the same name stay, and so do the children that it takes. A slot
 * that is left with none has the default elements of a new one, and one with fewer than it must hold the rest of them.
 */
export function replaceAction({
  from,
  to,
  slice,
  ...where
}: ReplacementInput & Pick<NewElement, 'slice'> & { from: SliceInfo | undefined; to: SliceInfo }): Action {
  const { row, tree } = where
  const drop = childrenWithoutPlace({ ...where, to })
  const add = Object.entries(to.rules.slots).flatMap(([slot, { min = 0 }]) => {
    const index = childrenOf(tree, row.id, slot).filter((id) => !drop.includes(id)).length
    if (index > 0 && index >= min) return []
    const rows = defaultRows({ blockType: to.name, find: slice, place: { parent: row.id, slot }, from: index })
    return rows.length > 0 ? [{ rows, place: { parent: row.id, slot, index } }] : []
  })
  return {
    type: 'replaceElement',
    id: row.id,
    row: replacedBy({ row, from, to }),
    ...(drop.length > 0 ? { drop } : {}),
    ...(add.length > 0 ? { add } : {}),
  }
}

/** The action that duplicates elements, with an id for every copy. */
export function duplicateAction(tree: Tree, ids: readonly string[]): Action {
  const copied = outermost(tree, ids).flatMap((id) => [id, ...descendantsOf(tree, id)])
  return { type: 'duplicateElement', ids, newIds: copied.map(() => createId()) }
}

/** The action that inserts copies of rows from elsewhere (clipboard, recipe) with fresh ids. */
export function pasteAction(rows: readonly Row[], place: Place): Action {
  return { type: 'addElement', rows: withFreshIds(rows), place }
}

/** The rows of elements with everything inside them, in the page's order: for the clipboard and recipes. */
export function copyRows(tree: Tree, ids: readonly string[]): Row[] {
  return outermost(tree, ids).flatMap((id) => [id, ...descendantsOf(tree, id)].map((item) => tree.rows[item] as Row))
}
