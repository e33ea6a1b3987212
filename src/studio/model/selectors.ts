import { childrenOf } from '../../tree'
import type { Row } from '../../tree'
import type { Annotation, PageField, StudioState } from './types'

/** The element with this id, without a place or with one. */
export function selectElement(state: StudioState, id: string): Row | undefined {
  if (Object.hasOwn(state.tree.rows, id)) return state.tree.rows[id]
  return state.tree.unplaced.find(({ row }) => row?.id === id)?.row
}

/** The ids of an element's children; the page's outermost elements for `null`. */
export function selectChildren(state: StudioState, parent: string | null, slot?: string): readonly string[] {
  return childrenOf(state.tree, parent, slot)
}

/** The selected elements' rows. Makes a new list: compare with `useShallow`. */
export function selectSelectedRows(state: StudioState): Row[] {
  return state.selection.elements.flatMap((id) => selectElement(state, id) ?? [])
}

/** The one selected element: what the inspector shows. `null` for none or several. */
export function selectInspected(state: StudioState): Row | null {
  const [id, ...others] = state.selection.elements
  return id === undefined || others.length > 0 ? null : (selectElement(state, id) ?? null)
}

/** Whether an element is selected. */
export function isSelected(state: StudioState, id: string): boolean {
  return state.selection.elements.includes(id)
}

/** The label of the step that undo would take back; `null` when there is none. */
export function selectUndoLabel(state: StudioState): string | null {
  return state.history.undo.at(-1)?.label ?? null
}

/** The label of the step that redo would make again; `null` when there is none. */
export function selectRedoLabel(state: StudioState): string | null {
  return state.history.redo.at(-1)?.label ?? null
}

/** A field of the page itself. */
export function selectPageField(state: StudioState, id: string): PageField | undefined {
  return state.page.fields.find((field) => field.id === id)
}

/** All annotations, whatever their breakpoint. Makes a new list: compare with `useShallow`. */
export function selectAnnotations(state: StudioState): Annotation[] {
  return Object.values(state.review.annotations).flat()
}
