import { createEnvelope, createId, createRow, descendantsOf, outermost, withFreshIds } from '../../../tree'
import type { Place, Row, Tree } from '../../../tree'
import { versionOf } from '../../../slices/history'
import type { SliceInfo } from '../boot'
import { childrenWithoutPlace, replacedBy, type ReplacementInput } from '../placement/slices'
import type { Action } from '../reducer'

/** The action that adds a new element of a slice, with the slice's defaults. */
export function addAction({
  blockType,
  place,
  slice,
}: {
  blockType: string
  place: Place
  slice: (name: string) => SliceInfo | undefined
}): Action {
  const info = slice(blockType)
  const { parent, slot } = place
  const row = createRow({
    id: createId(),
    blockType,
    element: createEnvelope({
      parent,
      slot,
      hydrationMode: info?.hydrationMode ?? 'load',
      ...(info ? versionOf(info) : {}),
    }),
    fields: structuredClone(info?.defaults ?? {}),
  })
  return { type: 'addElement', rows: [row], place }
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
