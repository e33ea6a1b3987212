import { remove, replace } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Puts another slice in an element's place. Id, place and children stay, but for those in `drop`, which the other slice does not take. */
export const replaceElement = defineAction(
  'replaceElement',
  { id: s.id, row: s.row, drop: s.ids.optional() },
  (state, { id, row, drop = [] }) => {
    const replaced = replace(state.tree, { id, row })
    const isPossible = replaced !== state.tree && drop.every((child) => state.tree.rows[child]?.element.parent === id)
    return isPossible ? withTree(state, remove(replaced, { ids: drop }), [id]) : state
  },
)
