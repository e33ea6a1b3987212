import * as z from 'zod/mini'
import { childrenOf, move, placeUnplaced, removeUnplaced, setSlot as setSlotTo, unwrap, wrap } from '../../../tree'
import { defineAction, withTree } from './defineAction'
import * as s from './schemas'

/** Actions on the places of elements. */
export const placementActions = {
  /** Moves elements to a place. `place.index` counts without them. */
  moveElement: defineAction(
    () => ({ ids: s.ids, place: s.place }),
    (state, { ids, place }) => withTree(state, move(state.tree, { ids, place })),
  ),

  /** Moves elements to the end of a slot of another element. */
  moveElementIntoElement: defineAction(
    () => ({ ids: s.ids, parent: s.id, slot: s.slot }),
    (state, { ids, parent, slot }) => {
      const index = childrenOf(state.tree, parent, slot).length
      return withTree(state, move(state.tree, { ids, place: { parent, slot, index } }))
    },
  ),

  /** Puts an element into another slot of the same parent. */
  setSlot: defineAction(
    () => ({ id: s.id, slot: s.slot }),
    (state, { id, slot }) => withTree(state, setSlotTo(state.tree, { id, slot })),
  ),

  /** Puts a new element (a group) around others and selects it. */
  wrapElement: defineAction(
    () => ({ ids: s.ids, row: s.row, slot: z.optional(s.slot) }),
    (state, { ids, row, slot }) => withTree(state, wrap(state.tree, { ids, row, slot }), [row.id]),
  ),

  /** Removes an element, leaves its children in its place and selects them. */
  unwrapElement: defineAction(
    () => ({ id: s.id }),
    (state, { id }) => withTree(state, unwrap(state.tree, { id }), childrenOf(state.tree, id)),
  ),

  /** Places an unplaced row last in a slot and selects it. `newId` is for a row whose own id is taken. */
  unplacedPlace: defineAction(
    () => ({ index: z.int().check(z.minimum(0)), newId: s.id, parent: z.nullable(s.id), slot: s.slot }),
    (state, { index, newId, parent, slot }) => {
      const tree = placeUnplaced(state.tree, { index, id: newId, parent, slot })
      return tree === state.tree ? state : withTree(state, tree, childrenOf(tree, parent, slot).slice(-1))
    },
  ),

  /** Deletes one unplaced row. Its descendants stay, unplaced too. */
  unplacedDelete: defineAction(
    () => ({ index: z.int().check(z.minimum(0)) }),
    (state, { index }) => withTree(state, removeUnplaced(state.tree, { index })),
  ),
}
