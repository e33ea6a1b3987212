import { setSlot as setSlotOf } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Puts an element into another slot of the same parent. */
export const setSlot = defineAction('setSlot', { id: s.id, slot: s.slot }, (state, { id, slot }) =>
  withTree(state, setSlotOf(state.tree, { id, slot })),
)
