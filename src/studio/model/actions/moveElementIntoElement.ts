import { childrenOf, move } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Moves elements to the end of a slot of another element. */
export const moveElementIntoElement = defineAction(
  'moveElementIntoElement',
  { ids: s.ids, parent: s.id, slot: s.slot },
  (state, { ids, parent, slot }) => {
    const index = childrenOf(state.tree, parent, slot).length
    return withTree(state, move(state.tree, { ids, place: { parent, slot, index } }))
  },
)
