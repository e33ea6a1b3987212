import { z } from 'zod'
import { applyPatch } from '../history/applyPatch'
import { mergeRemote } from '../history/mergeRemote'
import { rebaseHistory } from '../history/rebaseHistory'
import type { StudioState } from '../types'
import { defineAction, selectionOf } from './defineAction'
import * as s from './schemas'

/** Changes that are known as a whole: undone, saved by somebody else, decided, brought back. */
export const patchActions = {
  /**
   * Applies a patch. `history`: an undo or redo in the other window, as it is. `decision`: what was chosen in conflicts, or brought back
   * from the journal; a step that can be undone; with `settles` nothing is disputed any more. `remote`: what somebody else has saved; it changes the saved copy as well and leaves
   * alone what was changed here since, which is disputed where they changed the same. Steps that touch what they changed are lost,
   * so that an undo never takes back theirs. `isOwn`: the server stored the values of our own change differently; all steps are kept.
   */
  patchPage: defineAction(
    {
      patch: s.patch,
      source: z.enum(['history', 'decision', 'remote']),
      selection: s.selection.optional(),
      rev: z.number().int().optional(),
      isOwn: z.boolean().optional(),
      settles: z.boolean().optional(),
    },
    (state, { patch, source, selection, rev, isOwn = false, settles = false }): StudioState => {
      if (source === 'remote' && rev !== undefined && rev < state.rev) return state
      const merged =
        source === 'remote' ? mergeRemote(state, patch) : { copy: applyPatch(state, patch), disputed: null }
      const { copy, disputed } = merged
      const kept = state.selection.elements.filter((id) => Object.hasOwn(copy.tree.rows, id))
      const isKept = kept.length === state.selection.elements.length
      const next = { ...state, ...copy, selection: selection ?? (isKept ? state.selection : selectionOf(kept)) }
      if (source === 'history') return next
      if (source === 'decision') return settles ? { ...next, disputed: null } : next
      const isStructural = patch.rows !== undefined || patch.children !== undefined || patch.unplaced !== undefined
      const saved = applyPatch(state.saved, patch)
      const arrival = { patch, before: { copy: state, saved: state.saved }, after: { copy, saved } }
      const history = isOwn && !isStructural ? state.history : rebaseHistory(state.history, arrival)
      return { ...next, saved, disputed, rev: rev ?? state.rev, history }
    },
  ),

  /** Brings back what an earlier version holds: the whole page, or one element. One step of the history, like an edit. */
  restoreRevision: defineAction(
    { patch: s.patch, rev: z.number().int(), element: s.id.nullable() },
    (state, { patch, element }): StudioState => {
      const copy = applyPatch(state, patch)
      const wanted = element === null ? state.selection.elements : [element]
      const selection = selectionOf(wanted.filter((id) => Object.hasOwn(copy.tree.rows, id)))
      return { ...state, ...copy, selection, restored: element === null ? copy : state.restored }
    },
  ),
}
