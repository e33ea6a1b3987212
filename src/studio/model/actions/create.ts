import { createEnvelope, createId, createRow, descendantsOf, outermost, withFreshIds } from '../../../tree'
import type { Place, Row, Tree } from '../../../tree'
import { versionOf } from '../../../slices/history'
import type { SliceInfo } from '../boot'
import { childrenWithoutPlace, replacedBy, type ReplacementInput } from '../placement/slices'
import type { Action } from '../reducer'

interface NewElement {
  blockType: string
  slice: (name: string) => SliceInfo | undefined
}

/** A new element of a slice, with the slice's defaults. Without a place it is the page's. */
function newRow({ blockType, slice, ...place }: NewElement & Partial<Pick<Place, 'parent' | 'slot'>>): Row {
  const info = slice(blockType)
  return createRow({
    id: createId(),
    blockType,
    element: createEnvelope({
      ...place,
      hydrationMode: info?.hydrationMode ?? 'load',
      ...(info ? versionOf(info) : {}),
    }),
    fields: structuredClone(info?.defaults ?? {}),
  })
}

/** The action that adds a new element of a slice. */
export function addAction({ place, ...what }: NewElement & { place: Place }): Action {
  const { parent, slot } = place
  return { type: 'addElement', rows: [newRow({ ...what, parent, slot })], place }
}

/** The action that puts elements into a new one. */
export function wrapAction({ ids, ...what }: NewElement & { ids: readonly string[] }): Action {
  return { type: 'wrapElement', ids, row: newRow(what) }
}

/** The action that puts another slice in an element's place; fields of the same name stay, and so do the children that it takes. */
export function replaceAction({
  from,
  to,
  ...where
}: ReplacementInput & { from: SliceInfo | undefined; to: SliceInfo }): Action {
  const { row } = where
  const drop = childrenWithoutPlace({ ...where, to })
  const replaced = replacedBy({ row, from, to })
  return { type: 'replaceElement', id: row.id, row: replaced, ...(drop.length > 0 ? { drop } : {}) }
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
