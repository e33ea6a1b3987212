import { z } from 'zod'
import { isEqual, updateEnvelope } from '../../../tree'
import { withPage, withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Changes the DOM id or the free settings of an element, or of the page for `id: null`. */
export const updateProperties = defineAction(
  'updateProperties',
  {
    id: s.id.nullable(),
    properties: z.object({ domId: z.string().nullable().optional(), settings: s.record.optional() }),
    typing: s.name.optional(),
  },
  (state, { id, properties }) => {
    const row = id === null ? undefined : state.tree.rows[id]
    if (id !== null && !row) return state
    const old = row ? row.element.properties : state.page.properties
    const changed = { ...old, ...properties }
    if (isEqual(old, changed)) return state
    if (id === null) return withPage(state, { properties: changed })
    return withTree(state, updateEnvelope(state.tree, { id, envelope: { properties: changed } }))
  },
)
