import { setEnabled } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Shows elements on the site. */
export const enableElement = defineAction('enableElement', { ids: s.ids }, (state, { ids }) =>
  withTree(state, setEnabled(state.tree, { ids, enabled: true })),
)
