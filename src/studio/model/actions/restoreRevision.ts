import { z } from 'zod'
import { apply } from '../../../tree'
import type { StudioState } from '../types'
import { selectionOf } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Brings back what an earlier version holds: the whole page, or one element. One step of the history, like an edit. */
export const restoreRevision = defineAction(
  'restoreRevision',
  { change: s.change, rev: z.number().int(), element: s.id.nullable() },
  (state, { change, element }): StudioState => {
    const copy = apply(state, change)
    const wanted = element === null ? state.selection.elements : [element]
    const selection = selectionOf(wanted.filter((id) => Object.hasOwn(copy.tree.rows, id)))
    return { ...state, ...copy, selection, restored: element === null ? copy : state.restored }
  },
)
