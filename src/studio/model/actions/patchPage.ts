import { z } from 'zod'
import { apply } from '../../../tree'
import { mergeTheirs } from '../conflicts'
import type { StudioState } from '../types'
import { selectionOf } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/**
 * Applies a change. `history`: an undo or redo in the other window, as it is. `decision`: what was chosen in conflicts, or brought
 * back from the journal; a step that can be undone; with `settles` no conflict stands any more. `remote`: what somebody else has
 * saved; it changes the saved copy as well and leaves alone what was changed here since, which is a conflict where they changed the
 * same; without a change it looks again at conflicts that stand. `isOwn`: the server stored our own values in another form.
 */
export const patchPage = defineAction(
  'patchPage',
  {
    change: s.change.nullable(),
    source: z.enum(['history', 'decision', 'remote']),
    selection: s.selection.optional(),
    rev: z.number().int().optional(),
    isOwn: z.boolean().optional(),
    settles: z.boolean().optional(),
  },
  (state, { change, source, selection, rev = state.rev, isOwn = false, settles = false }): StudioState => {
    if (source === 'remote' && rev < state.rev) return state
    const next =
      source === 'remote'
        ? mergeTheirs(state, change, { isOwn })
        : { ...state, ...(change ? apply(state, change) : {}) }
    if (next === state && rev === state.rev) return state
    const kept = state.selection.elements.filter((id) => Object.hasOwn(next.tree.rows, id))
    const isKept = kept.length === state.selection.elements.length
    const patched = { ...next, rev, selection: selection ?? (isKept ? state.selection : selectionOf(kept)) }
    return settles ? { ...patched, base: null } : patched
  },
)
