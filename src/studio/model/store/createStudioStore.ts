import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createState } from '../createState'
import type { CreateStateInput } from '../createState'
import { diff } from '../history/diff'
import { record } from '../history/record'
import { redo, sealHistory, undo } from '../history/undo'
import type { HistoryStep } from '../history/undo'
import { reducer, type Action, type ActionType } from '../reducer'
import type { StudioState } from '../types'
import { createGuard } from './guard'
import type { GuardOptions } from './guard'
import { mergeKeyOf } from './mergeKey'

export interface StudioStoreInput extends CreateStateInput, GuardOptions {
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number
}

/** What became of an action. `reason` is a sentence for the editor when a rule or a lock refused it. */
export type DispatchResult = { applied: true } | { applied: false; reason: string | null }

export type ActionListener = (action: Action, state: StudioState) => void

export interface StudioStore extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch: (action: Action) => DispatchResult
  /** Whether an action would be applied, without applying it: to grey out buttons, to mark drop places. */
  check: (action: Action) => DispatchResult
  /** Answers whether the page has changed. A lost step goes without a change. */
  undo: () => boolean
  redo: () => boolean
  /** Ends the merging of keystrokes: on blur. */
  seal: () => void
  /**
   * Hears every action that changed the state, in order, undo, redo and others' changes as the `patchPage` that they came to:
   * previews apply it as it is, they know nothing of a saved copy. Answers an unsubscribe.
   */
  onAction: (listener: ActionListener) => () => void
}

/** The studio's store: the only way to change the page. Works with zustand's `useStore(store, selector)`. */
export function createStudioStore({ rules, canUnlock, now = Date.now, ...input }: StudioStoreInput): StudioStore {
  const store = createStore<StudioState>()(() => createState(input))
  const guard = createGuard({ rules, canUnlock })
  const listeners = new Set<ActionListener>()

  const emit = (state: StudioState, action: Action) => {
    store.setState(state, true)
    for (const listener of listeners) listener(action, state)
  }

  const attempt = (action: Action): { state: StudioState; result: DispatchResult } => {
    const before = store.getState()
    const after = reducer(before, action)
    if (after === before) return { state: before, result: { applied: false, reason: null } }
    const reason = guard.refusal(before, after, action)
    return reason === null
      ? { state: after, result: { applied: true } }
      : { state: before, result: { applied: false, reason } }
  }

  const step = (take: (state: StudioState) => HistoryStep): boolean => {
    const { state, patch } = take(store.getState())
    if (!patch) {
      store.setState(state, true)
      return false
    }
    const selection = { ...state.selection, elements: [...state.selection.elements] }
    emit(state, { type: 'patchPage', patch: toMessage(patch), source: 'history', selection })
    return true
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    check: (action) => attempt(action).result,
    dispatch: (action) => {
      const before = store.getState()
      const { state, result } = attempt(action)
      if (!result.applied) return result
      emit(remember(before, state, action, now()), asDone(action, before, state))
      return result
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
  return { ...action, source: 'history', patch: toMessage(diff(before, after) ?? {}) }
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

/** A patch with plain arrays, as the action's schema has it. */
function toMessage(patch: NonNullable<HistoryStep['patch']>): Action<'patchPage'>['patch'] {
  const { children, unplaced, ...rest } = patch
  return {
    ...rest,
    ...(children
      ? { children: Object.fromEntries(Object.entries(children).map(([id, list]) => [id, list && [...list]])) }
      : {}),
    ...(unplaced ? { unplaced: [...unplaced] } : {}),
  }
}
