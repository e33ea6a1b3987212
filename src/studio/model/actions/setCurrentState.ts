import { isEqual } from '../../../tree'
import type { Session } from '../types'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Changes the session's state: breakpoint, zoom, modes, what a context menu is open for. Never part of the page. */
export const setCurrentState = defineAction(
  'setCurrentState',
  { session: s.session.partial() },
  (state, { session: changes }) => {
    const next: Session = { ...state.session, ...changes }
    return isEqual(state.session, next) ? state : { ...state, session: next }
  },
)
