import { childrenOf, unwrap } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Removes an element, leaves its children in its place and selects them. */
export const unwrapElement = defineAction('unwrapElement', { id: s.id }, (state, { id }) =>
  withTree(state, unwrap(state.tree, { id }), childrenOf(state.tree, id)),
)
