import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createState } from '../createState'
import { applyPatch } from '../history/applyPatch'
import { diff } from '../history/diff'
import type { CreateStateInput } from '../createState'
import { reducer, type Action } from '../reducer'
import type { StudioState } from '../types'

export interface Replica extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Applies what the studio has done. Never records or refuses: the studio did. */
  apply: (action: Action) => void
  /** Takes the studio's whole state over, at the start and after a gap. */
  replace: (state: Pick<StudioState, 'page' | 'tree' | 'selection' | 'session' | 'rev'>) => void
}

/** The preview's copy of the studio's state. */
export function createReplica(input: CreateStateInput): Replica {
  const store = createStore<StudioState>()(() => createState(input))
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    apply: (action) => store.setState(reducer(store.getState(), action), true),
    replace: (state) => {
      const now = store.getState()
      const patch = diff(now, state)
      // What does not differ keeps its reference: it is not shown anew.
      const copy = patch ? applyPatch(now, patch) : { page: now.page, tree: now.tree }
      store.setState({ ...now, ...state, ...copy, saved: copy }, true)
    },
  }
}
