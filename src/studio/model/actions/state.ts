import * as z from 'zod/mini'
import { isEqual } from '../../../tree'
import { createState } from '../createState'
import type { Session, StudioState } from '../types'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** The session around the page: which page it is, how it is shown, whether it is being saved. */
export const stateActions = {
  /** Opens another page, or the server's current version of the same one. Resets the rest of the state. */
  setCurrentPage: defineAction(
    () => ({ page: s.page, rows: z.array(z.unknown()), rev: z.int() }),
    (state, { page, rows, rev }) => createState({ page, rows, rev, session: state.session, review: state.review }),
  ),

  /** Changes the session's state: breakpoint, zoom, modes, the target of a context menu. Never part of the page. */
  setCurrentState: defineAction(
    () => ({ session: z.partial(s.session) }),
    (state, { session: changes }) => {
      const next: Session = { ...state.session, ...changes }
      return isEqual(state.session, next) ? state : { ...state, session: next }
    },
  ),

  /** Starts or ends a save. With a `rev` the sent content becomes the saved copy; otherwise that is unchanged. */
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
      // A later save was merged first: the saved copy is newer than this response and includes what was sent.
      if (rev === undefined || rev < state.rev) return { ...state, saving: ended }
      return { ...state, saving: ended, rev, saved: saving.sent ?? state.saved, base: null }
    },
  ),
}
