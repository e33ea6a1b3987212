import type * as z from 'zod/mini'
import type { Tree } from '../../../tree'
import { NO_SELECTION } from '../createState'
import type { Selection, StudioPage, StudioState } from '../types'

/**
 * Defines an action by the shape of its message and its reducer. `reduce` is pure and returns the same state if the
 * action is impossible, so that nothing is recorded, sent or rendered. The action's type is the key under which it is
 * listed.
 */
export function defineAction<Shape extends z.core.$ZodLooseShape>(
  shape: () => Shape,
  reduce: (state: StudioState, action: z.output<z.ZodMiniObject<Shape>>) => StudioState,
) {
  return { shape, reduce }
}

/** The state with another tree, and with the elements selected that the action is about. */
export function withTree(state: StudioState, tree: Tree, select?: readonly string[]): StudioState {
  if (tree === state.tree) return state
  const selection = select ? selectionOf(select) : keepExisting(state.selection, tree)
  return { ...state, tree, selection }
}

/** The state with some of the page's own values changed. */
export function withPage(state: StudioState, page: Partial<StudioPage>): StudioState {
  return { ...state, page: { ...state.page, ...page } }
}

/** These elements selected; no field, no group. */
export function selectionOf(elements: readonly string[]): Selection {
  return elements.length === 0 ? NO_SELECTION : { elements, anchor: elements.at(-1) ?? null, field: null, group: null }
}

function keepExisting(selection: Selection, tree: Tree): Selection {
  const elements = selection.elements.filter((id) => Object.hasOwn(tree.rows, id))
  return elements.length === selection.elements.length ? selection : selectionOf(elements)
}
