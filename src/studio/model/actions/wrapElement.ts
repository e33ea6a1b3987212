import { wrap } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Puts a new element (a group) around others and selects it. */
export const wrapElement = defineAction(
  'wrapElement',
  { ids: s.ids, row: s.row, slot: s.slot.optional() },
  (state, { ids, row, slot }) => withTree(state, wrap(state.tree, { ids, row, slot }), [row.id]),
)
