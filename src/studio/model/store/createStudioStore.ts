import { apply, diff, type Violation } from '../../../tree'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { withCarried, type Carried } from '../carried'
import { createState, stateOf } from '../createState'
import type { CreateStateInput } from '../createState'
import { record, redo, sealHistory, undo } from '../history'
import type { HistoryStep } from '../history'
import { reducer, type Action, type ActionType } from '../reducer'
import type { StudioState } from '../types'
import { createGuard } from './guard'
import type { GuardOptions } from './guard'

export interface StudioStoreInput extends CreateStateInput, GuardOptions {
  /** What comes along from where the page was open before. */
  carried?: Carried | null
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number
}

/** What became of an action. `reason` is the rule or the lock that refused it. */
export type DispatchResult = { applied: true } | { applied: false; reason: Violation | null }

export type ActionListener = (action: Action, state: StudioState) => void

export interface StudioStore extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch: (action: Action) => DispatchResult
  /** Returns whether the page has changed. A lost step goes without a change. */
  undo: () => boolean
  redo: () => boolean
  /** Ends the merging of keystrokes: on blur. */
  seal: () => void
  /** Hears every action that changed the state; undo, redo and others' changes as the `patchPage` that they came to. Returns its stop. */
  onAction: (listener: ActionListener) => () => void
}

/** The studio's store: the only way to change the page. Works with zustand's `useStore(store, selector)`. */
export function createStudioStore({
  rules,
  canUnlock,
  carried = null,
  now = Date.now,
  ...input
}: StudioStoreInput): StudioStore {
  const opened = createState(input)
  const store = createStore<StudioState>()(() => (carried ? withCarried(opened, carried) : opened))
  const guard = createGuard({ rules, canUnlock })
  const listeners = new Set<ActionListener>()

  const emit = (state: StudioState, action: Action) => {
    store.setState(state, true)
    for (const listener of listeners) listener(action, state)
  }

  const step = (take: (state: StudioState) => HistoryStep): boolean => {
    const { state, change } = take(store.getState())
    if (!change) {
      store.setState(state, true)
      return false
    }
    const selection = { ...state.selection, elements: [...state.selection.elements] }
    emit(state, { type: 'patchPage', change, source: 'history', selection })
    return true
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (action) => {
      const before = store.getState()
      const after = reducer(before, action)
      if (after === before) return { applied: false, reason: null }
      const reason = guard.refusal(before, after, action)
      if (reason !== null) return { applied: false, reason }
      emit(remember(before, after, action, now()), asDone(action, before, after))
      return { applied: true }
    },
    undo: () => step(undo),
    redo: () => step(redo),
    seal: () => store.setState(sealHistory(store.getState()), true),
    onAction: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What somebody else saved depends on what was changed here: told as what it did to this copy. */
function asDone(action: Action, before: StudioState, after: StudioState): Action {
  if (action.type !== 'patchPage' || action.source !== 'remote') return action
  return { ...action, source: 'history', change: diff(before, after) }
}

/** Actions that bring their own history, or none. */
const UNRECORDED: ReadonlySet<ActionType> = new Set<ActionType>(['setCurrentPage', 'patchPage'])

function remember(before: StudioState, after: StudioState, action: Action, now: number): StudioState {
  const isDecision = action.type === 'patchPage' && action.source === 'decision'
  if (UNRECORDED.has(action.type) && !isDecision) return after
  const history = record({ before, after, label: action.type, mergeKey: mergeKeyOf(action), now })
  const next = history === after.history ? after : { ...after, history }
  const endsTyping = action.type === 'selectElements' || action.type === 'selectField' || action.type === 'setIsSaving'
  return endsTyping ? sealHistory(next) : next
}

/** The key under which a change of a field merges with the one before it: typing in one field is one step. */
function mergeKeyOf(action: Action): string | null {
  if (action.type === 'settingsUpdate' || action.type === 'updateProperties') {
    return action.typing === undefined ? null : JSON.stringify([action.id, action.type, action.typing])
  }
  if (action.type === 'pageFieldUpdate') {
    return action.typing === undefined ? null : JSON.stringify(['page field', action.id, action.typing])
  }
  if (action.type !== 'fieldUpdate') return null
  const isTyping = action.typing ?? isText(action.value)
  return isTyping ? JSON.stringify([action.id, action.field, action.at ?? []]) : null
}

/** Texts and rich texts are typed; anything else is chosen, one step each. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'root' in value)
}

export interface Replica extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Applies what the studio has done. Never records or refuses: the studio did. */
  apply: (action: Action) => void
  /** Takes the studio's whole state over, at the start and after a gap. */
  replace: (state: Pick<StudioState, 'page' | 'tree' | 'selection' | 'session' | 'review' | 'rev'>) => void
}

/** The preview's copy of the studio's state. */
export function createReplica(input: Parameters<typeof stateOf>[0]): Replica {
  const store = createStore<StudioState>()(() => stateOf(input))
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    apply: (action) => store.setState(reducer(store.getState(), action), true),
    replace: (state) => {
      const now = store.getState()
      const change = diff(now, state)
      // What does not differ keeps its reference: it is not shown anew.
      const copy = change ? apply(now, change) : { page: now.page, tree: now.tree }
      store.setState({ ...now, ...state, ...copy, saved: copy }, true)
    },
  }
}
