import * as z from 'zod/mini'
import { isEqual } from '../../../tree'
import { createState } from '../createState'
import type { Session, StudioState } from '../types'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** The session around the page: which page it is, how it is shown, whether it is being saved. */
export const stateActions = {
  /** Opens a page: another one, or the same as the server has it now. Everything else starts anew. */
  setCurrentPage: defineAction(
    () => ({ page: s.page, rows: z.array(z.unknown()), rev: z.int() }),
    (state, { page, rows, rev }) => createState({ page, rows, rev, session: state.session, review: state.review }),
  ),

  /** Changes the session's state: breakpoint, zoom, modes, what a context menu is open for. Never part of the page. */
  setCurrentState: defineAction(
    () => ({ session: z.partial(s.session) }),
    (state, { session: changes }) => {
      const next: Session = { ...state.session, ...changes }
      return isEqual(state.session, next) ? state : { ...state, session: next }
    },
  ),

  /** Tells that a save starts, or how it ended: with a `rev` what was sent becomes the saved copy, without one that stays as it was. */
  setIsSaving: defineAction(
    () => ({
      isSaving: z.boolean(),
      rev: z.optional(z.int()),
    }),
    (state, { isSaving, rev }): StudioState => {
      const { saving } = state
      if (isSaving) {
        if (saving.isSaving) return state
        return { ...state, saving: { isSaving, sent: { page: state.page, tree: state.tree } } }
      }
      if (!saving.isSaving) return state
      const ended = { isSaving, sent: null }
      // Somebody's later save came in first: the saved copy is newer than this answer, and holds what was sent.
      if (rev === undefined || rev < state.rev) return { ...state, saving: ended }
      return { ...state, saving: ended, rev, saved: saving.sent ?? state.saved, base: null }
    },
  ),
}
