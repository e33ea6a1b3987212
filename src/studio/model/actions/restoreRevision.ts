import { z } from 'zod'
import { applyPatch } from '../history/applyPatch'
import type { StudioState } from '../types'
import { selectionOf } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Brings back what an earlier version holds: the whole page, or one element. One step of the history, like an edit. */
export const restoreRevision = defineAction(
  'restoreRevision',
  { patch: s.patch, rev: z.number().int(), element: s.id.nullable() },
  (state, { patch, element }): StudioState => {
    const copy = applyPatch(state, patch)
    const wanted = element === null ? state.selection.elements : [element]
    const selection = selectionOf(wanted.filter((id) => Object.hasOwn(copy.tree.rows, id)))
    return { ...state, ...copy, selection, restored: element === null ? copy : state.restored }
  },
)
