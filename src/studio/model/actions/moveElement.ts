import { move } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Moves elements to a place. `place.index` counts without them. */
export const moveElement = defineAction('moveElement', { ids: s.ids, place: s.place }, (state, { ids, place }) =>
  withTree(state, move(state.tree, { ids, place })),
)
