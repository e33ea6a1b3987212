import { withPage } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Removes a field of the page itself. */
export const pageFieldRemove = defineAction('pageFieldRemove', { id: s.id }, (state, { id }) => {
  const fields = state.page.fields.filter((field) => field.id !== id)
  return fields.length === state.page.fields.length ? state : withPage(state, { fields })
})
