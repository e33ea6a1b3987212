import * as z from 'zod/mini'
import { apply } from '../../../tree'
import { mergeTheirs } from '../conflicts'
import type { StudioState } from '../types'
import { defineAction, selectionOf } from './defineAction'
import * as s from './schemas'

/** Actions that apply a whole change: saved by another user, decided in a conflict, or restored. */
export const patchActions = {
  /**
   * Applies a change. `decision`: chosen in conflicts or restored from the journal, as a step that can be undone;
   * `settles` ends all conflicts. `remote`: saved by another user. It changes the saved copy as well and keeps local
   * changes, which are conflicts where both changed the same; without a change it only checks open conflicts again.
   * `isOwn`: the server stored this window's values in another form.
   */
  patchPage: defineAction(
    () => ({
      change: z.nullable(s.change),
      source: z.enum(['decision', 'remote']),
      rev: z.optional(z.int()),
      isOwn: z.optional(z.boolean()),
      settles: z.optional(z.boolean()),
    }),
    (state, { change, source, rev = state.rev, isOwn = false, settles = false }): StudioState => {
      const isTheirs = source === 'remote'
      if (isTheirs && rev < state.rev) return state
      const next = isTheirs ? mergeTheirs(state, change, { isOwn }) : { ...state, ...(change && apply(state, change)) }
      if (next === state && rev === state.rev) return state
      const kept = state.selection.elements.filter((id) => Object.hasOwn(next.tree.rows, id))
      const isKept = kept.length === state.selection.elements.length
      const patched = { ...next, rev, selection: isKept ? state.selection : selectionOf(kept) }
      return settles ? { ...patched, base: null } : patched
    },
  ),

  /** Restores the whole page or one element from an earlier version, as one step of the history. */
  restoreRevision: defineAction(
    () => ({ change: s.change, rev: z.int(), element: z.nullable(s.id) }),
    (state, { change, element }): StudioState => {
      const copy = apply(state, change)
      const wanted = element === null ? state.selection.elements : [element]
      const selection = selectionOf(wanted.filter((id) => Object.hasOwn(copy.tree.rows, id)))
      return { ...state, ...copy, selection, restored: element === null ? copy : state.restored }
    },
  ),
}
