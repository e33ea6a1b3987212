import { diff, type PageDiff, type Violation } from '../../../tree'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { withCarried, type Carried } from '../carried'
import { createState } from '../createState'
import type { CreateStateInput } from '../createState'
import { record, redo, sealHistory, undo } from '../history'
import type { HistoryStep } from '../history'
import { reducer, type Action, type ActionType } from '../reducer'
import type { StudioState } from '../types'
import { createGuard } from './guard'
import type { GuardOptions } from './guard'

export interface StudioStoreInput extends CreateStateInput, GuardOptions {
  /** State carried over from where the page was open before. */
  carried?: Carried | null
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number
}

/** The result of an action. `reason` is the rule or lock that refused it. */
export type DispatchResult = { applied: true } | { applied: false; reason: Violation | null }

/** A completed action or history step. */
export interface Done {
  /** `null` for undo and redo. */
  action: Action | null
  before: StudioState
  after: StudioState
  /** The change of the page; `null` if it is the same. */
  change: PageDiff | null
}

export interface StudioStore extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch: (action: Action) => DispatchResult
  /** Returns whether the page has changed. A step that no longer applies is dropped without a change. */
  undo: () => boolean
  redo: () => boolean
  /** Ends the merging of keystrokes: on blur. */
  seal: () => void
  /** Calls the listener after each action that changed the state. Returns a function that unsubscribes. */
  onDone: (listener: (done: Done) => void) => () => void
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
  const listeners = new Set<(done: Done) => void>()

  const emit = (done: Done) => {
    store.setState(done.after, true)
    for (const listener of listeners) listener(done)
  }

  const step = (take: (state: StudioState) => HistoryStep): boolean => {
    const before = store.getState()
    const { state: after, change } = take(before)
    if (change) emit({ action: null, before, after, change })
    else store.setState(after, true)
    return change !== null
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
      const change = diff(before, after)
      emit({ action, before, after: remember({ action, before, after, change }, now()), change })
      return { applied: true }
    },
    undo: () => step(undo),
    redo: () => step(redo),
    seal: () => store.setState(sealHistory(store.getState()), true),
    onDone: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Actions that set the history themselves, or that record no step. */
const UNRECORDED: ReadonlySet<ActionType> = new Set<ActionType>(['setCurrentPage', 'patchPage'])

function remember({ action, before, after, change }: Done & { action: Action }, now: number): StudioState {
  const isDecision = action.type === 'patchPage' && action.source === 'decision'
  if (UNRECORDED.has(action.type) && !isDecision) return after
  const history = record({ before, after, change, label: action.type, mergeKey: mergeKeyOf(action), now })
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

/** Texts and rich texts are typed; any other value is one step per change. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'root' in value)
}
