import { z } from 'zod'
import type { StudioState } from '../types'
import { defineAction } from './defineAction'

/**
 * Tells that a save starts, or how it ended. At the start the working copy is kept as what was sent; with a `rev` at the end
 * it becomes the saved copy, so that what was typed meanwhile stays dirty. An `error` leaves the saved copy as it was.
 */
export const setIsSaving = defineAction(
  'setIsSaving',
  {
    isSaving: z.boolean(),
    rev: z.number().int().optional(),
    savedAt: z.string().optional(),
    error: z.string().optional(),
  },
  (state, { isSaving, rev, savedAt, error }): StudioState => {
    const { saving } = state
    if (isSaving) {
      if (saving.isSaving) return state
      return { ...state, saving: { ...saving, isSaving, sent: { page: state.page, tree: state.tree }, error: null } }
    }
    if (!saving.isSaving) return state
    const ended = { isSaving, sent: null, savedAt: savedAt ?? saving.savedAt, error: error ?? null }
    if (rev === undefined || error !== undefined) return { ...state, saving: ended }
    // Somebody's later save came in first: the saved copy is newer than this answer, and holds what was sent.
    if (rev < state.rev) return { ...state, saving: ended }
    return { ...state, saving: ended, rev, saved: saving.sent ?? state.saved, base: null }
  },
)
