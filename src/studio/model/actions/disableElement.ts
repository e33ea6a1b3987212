import { setEnabled } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Hides elements from the site; the studio goes on showing them. */
export const disableElement = defineAction('disableElement', { ids: s.ids }, (state, { ids }) =>
  withTree(state, setEnabled(state.tree, { ids, enabled: false })),
)
