import { selectionOf } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Selects a group of an element's fields; the same group again unselects it. Clears the selected field. */
export const selectGroup = defineAction('selectGroup', { id: s.id, group: s.name }, (state, { id, group }) => {
  if (!state.tree.rows[id]) return state
  const { selection } = state
  const isSelected = selection.elements.length === 1 && selection.elements[0] === id && selection.group === group
  return { ...state, selection: { ...selectionOf([id]), group: isSelected ? null : group } }
})
