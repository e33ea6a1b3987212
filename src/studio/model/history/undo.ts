import type { StudioState } from '../types'
import { applyPatch } from './applyPatch'
import type { Patch } from './types'

export interface HistoryStep {
  state: StudioState
  /** What was applied: the channel and the journal pass it on. `null` when there was nothing to do. */
  patch: Patch | null
}

/** Takes the last change back, and the selection with it. A lost step only goes. */
export function undo(state: StudioState): HistoryStep {
  const entry = state.history.undo.at(-1)
  if (!entry) return { state, patch: null }
  const left = state.history.undo.slice(0, -1)
  if (entry.isLost) return { state: { ...state, history: { ...state.history, undo: left } }, patch: null }
  const history = { undo: left, redo: [...state.history.redo, entry] }
  return { state: { ...state, ...applyPatch(state, entry.undo), selection: entry.before, history }, patch: entry.undo }
}

/** Makes the change again that was taken back last. A lost step only goes. */
export function redo(state: StudioState): HistoryStep {
  const entry = state.history.redo.at(-1)
  if (!entry) return { state, patch: null }
  const left = state.history.redo.slice(0, -1)
  if (entry.isLost) return { state: { ...state, history: { ...state.history, redo: left } }, patch: null }
  const history = { undo: [...state.history.undo, entry], redo: left }
  return { state: { ...state, ...applyPatch(state, entry.redo), selection: entry.after, history }, patch: entry.redo }
}

/** Closes the last entry, so that further typing starts a new one: on blur, selection, save. */
export function sealHistory(state: StudioState): StudioState {
  const last = state.history.undo.at(-1)
  if (!last || last.mergeKey === null) return state
  const undoEntries = [...state.history.undo.slice(0, -1), { ...last, mergeKey: null }]
  return { ...state, history: { ...state.history, undo: undoEntries } }
}
