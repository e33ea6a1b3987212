import { z } from 'zod'
import { withPage } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Switches a field of the page itself on or off; to the other state unless `enabled` says which. */
export const pageFieldToggle = defineAction(
  'pageFieldToggle',
  { id: s.id, enabled: z.boolean().optional() },
  (state, { id, enabled }) => {
    const field = state.page.fields.find((item) => item.id === id)
    const next = enabled ?? !field?.enabled
    if (!field || field.enabled === next) return state
    const toggled = { ...field, enabled: next }
    return withPage(state, { fields: state.page.fields.map((item) => (item === field ? toggled : item)) })
  },
)
