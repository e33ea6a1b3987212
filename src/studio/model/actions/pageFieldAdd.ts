import { z } from 'zod'
import { withPage } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Adds a field to the page itself, last unless `index` says where. Impossible when the id or the name is taken. */
export const pageFieldAdd = defineAction(
  'pageFieldAdd',
  { field: s.pageField, index: z.number().int().min(0).optional() },
  (state, { field, index }) => {
    const { fields } = state.page
    if (fields.some((other) => other.id === field.id || other.name === field.name)) return state
    return withPage(state, { fields: fields.toSpliced(index ?? fields.length, 0, field) })
  },
)
