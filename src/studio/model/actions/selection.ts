import * as z from 'zod/mini'
import { isEqual, updateField } from '../../../tree'
import { defineAction, selectionOf } from './defineAction'
import * as s from './schemas'

/** Actions on the selection. */
export const selectionActions = {
  /** Selects these elements and no others; ids that are not on the page are left out. Clears field and group. */
  selectElements: defineAction(
    () => ({ ids: z.readonly(z.array(s.id)), anchor: z.optional(z.nullable(s.id)) }),
    (state, { ids, anchor }) => {
      const { rows, unplaced } = state.tree
      const elements = [...new Set(ids)].filter(
        (id) => Object.hasOwn(rows, id) || unplaced.some(({ row }) => row?.id === id),
      )
      if (isEqual(elements, state.selection.elements)) return state
      const last = elements.at(-1) ?? null
      return { ...state, selection: { elements, anchor: anchor ?? last, field: null, group: null } }
    },
  ),

  /** Selects a field of an element; the same field again unselects it. A field that the element lacks is added with `initial`. */
  selectField: defineAction(
    () => ({ id: s.id, field: s.name, initial: z.optional(z.unknown()) }),
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
  ),

  /** Selects a group of an element's fields; the same group again unselects it. Clears the selected field. */
  selectGroup: defineAction(
    () => ({ id: s.id, group: s.name }),
    (state, { id, group }) => {
      if (!state.tree.rows[id]) return state
      const { selection } = state
      const isSelected = selection.elements.length === 1 && selection.elements[0] === id && selection.group === group
      return { ...state, selection: { ...selectionOf([id]), group: isSelected ? null : group } }
    },
  ),
}
