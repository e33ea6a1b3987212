import { z } from 'zod'
import { isEqual } from '../../../tree'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Selects these elements and no others; ids that are not on the page are left out. Clears field and group. */
export const selectElements = defineAction(
  'selectElements',
  { ids: z.array(s.id), anchor: s.id.nullable().optional() },
  (state, { ids, anchor }) => {
    const { rows, unplaced } = state.tree
    const elements = [...new Set(ids)].filter(
      (id) => Object.hasOwn(rows, id) || unplaced.some(({ row }) => row?.id === id),
    )
    if (isEqual(elements, state.selection.elements)) return state
    const last = elements.at(-1) ?? null
    return { ...state, selection: { elements, anchor: anchor ?? last, field: null, group: null } }
  },
)
