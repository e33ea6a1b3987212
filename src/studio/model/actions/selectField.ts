import { z } from 'zod'
import { updateField } from '../../../tree'
import { selectionOf } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/**
 * Selects a field of an element; the same field again unselects it. Clears the selected group. A field that the element
 * lacks is added with `initial`.
 */
export const selectField = defineAction(
  'selectField',
  { id: s.id, field: s.name, initial: z.unknown().optional() },
  (state, { id, field, initial }) => {
    const row = state.tree.rows[id]
    if (!row) return state
    const { selection } = state
    const isOnlyElement = selection.elements.length === 1 && selection.elements[0] === id
    if (isOnlyElement && selection.field === field) return { ...state, selection: { ...selection, field: null } }
    const isMissing = row[field] === undefined && initial !== undefined
    const tree = isMissing ? updateField(state.tree, { id, field, value: initial }) : state.tree
    return { ...state, tree, selection: { ...selectionOf([id]), field } }
  },
)
