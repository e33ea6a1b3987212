import { withPage } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Chooses the page's layout. */
export const updateLayout = defineAction('updateLayout', { layout: s.name }, (state, { layout }) =>
  layout === state.page.layout ? state : withPage(state, { layout }),
)
