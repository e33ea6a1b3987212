import { z } from 'zod'
import { childrenOf, placeUnplaced } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Gives a row without a place one, last in a slot, and selects it. `newId`: for a row whose own id cannot stay. */
export const unplacedPlace = defineAction(
  'unplacedPlace',
  { index: z.number().int().min(0), newId: s.id, parent: s.id.nullable(), slot: s.slot },
  (state, { index, newId, parent, slot }) => {
    const tree = placeUnplaced(state.tree, { index, id: newId, parent, slot })
    return tree === state.tree ? state : withTree(state, tree, childrenOf(tree, parent, slot).slice(-1))
  },
)
