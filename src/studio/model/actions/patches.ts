import * as z from 'zod/mini'
import { apply } from '../../../tree'
import { mergeTheirs } from '../conflicts'
import type { StudioState } from '../types'
import { defineAction, selectionOf } from './defineAction'
import * as s from './schemas'

/** Changes that are known as a whole: saved by somebody else, decided, brought back. */
export const patchActions = {
  /**
   * Applies a change. `decision`: what was chosen in conflicts, or brought back from the journal; a step that can be undone; with `settles` no conflict stands any more. `remote`: what somebody else has
   * saved; it changes the saved copy as well and leaves alone what was changed here since, which is a conflict where they changed the
   * same; without a change it looks again at conflicts that stand. `isOwn`: the server stored our own values in another form.
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

  /** Brings back what an earlier version holds: the whole page, or one element. One step of the history, like an edit. */
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
