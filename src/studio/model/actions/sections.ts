import * as z from 'zod/mini'
import { childrenOf, insert, parentOf, placeOf, remove, wrap } from '../../../tree'
import { defineAction, withTree } from './defineAction'
import * as s from './schemas'

/** Actions that turn elements into shared sections and back. */
export const sectionActions = {
  /** Replaces elements by the placement of a shared section and selects it. */
  shareElements: defineAction(
    () => ({ ids: s.ids, row: s.row }),
    (state, { ids, row }) => {
      const wrapped = wrap(state.tree, { ids, row })
      if (wrapped === state.tree) return state
      return withTree(state, remove(wrapped, { ids: childrenOf(wrapped, row.id) }), [row.id])
    },
  ),

  /** Puts elements of this page's own in the place of a placement, and selects them. */
  detachSection: defineAction(
    () => ({ id: s.id, rows: z.array(s.row) }),
    (state, { id, rows }) => {
      const place = placeOf(state.tree, id)
      if (!place) return state
      const inserted = insert(state.tree, { rows, place })
      if (rows.length > 0 && inserted === state.tree) return state
      const given = new Set(rows.map((row) => row.id))
      const top = rows.filter((row) => !given.has(parentOf(row) ?? ''))
      return withTree(
        state,
        remove(inserted, { ids: [id] }),
        top.map((row) => row.id),
      )
    },
  ),
}
