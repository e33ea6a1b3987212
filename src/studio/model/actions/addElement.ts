import { z } from 'zod'
import { insert, parentOf } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Puts new elements in (a forest with ids of its own) and selects the outermost ones. */
export const addElement = defineAction(
  'addElement',
  { rows: z.array(s.row).min(1), place: s.place },
  (state, action) => {
    const given = new Set(action.rows.map(({ id }) => id))
    const top = action.rows.filter((row) => !given.has(parentOf(row) ?? ''))
    return withTree(
      state,
      insert(state.tree, action),
      top.map(({ id }) => id),
    )
  },
)
