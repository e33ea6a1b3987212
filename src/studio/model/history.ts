import { apply, invert, replay, squash, type PageDiff } from '../../tree'
import type { HistoryEntry, HistoryState, StudioState } from './types'

/** The most steps that can be undone. */
export const HISTORY_LIMIT = 500

/** Keystrokes in one field that follow within this time are undone together. */
export const MERGE_WITHIN_MS = 1000

export interface RecordInput {
  before: StudioState
  after: StudioState
  /** From the one to the other; `null`: the page did not change. */
  change: PageDiff | null
  label: string
  mergeKey: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/** The history after a change of the page; the same reference when the page did not change. */
export function record({ before, after, change, label, mergeKey, now }: RecordInput): HistoryState {
  if (!change) return before.history
  const { undo } = before.history
  const entry: HistoryEntry = { label, change, before: before.selection, after: after.selection, mergeKey, at: now }
  const last = undo.at(-1)
  if (!last || !canMerge(last, entry) || before.history.redo.length > 0) {
    return { undo: [...undo, entry].slice(-HISTORY_LIMIT), redo: [] }
  }
  const earlier = undo.slice(0, -1)
  const both = squash(last.change, change)
  // Typing that was reverted by hand records no step, as undoing it would have no visible effect.
  return { undo: both ? [...earlier, { ...last, change: both, after: entry.after, at: now }] : earlier, redo: [] }
}

function canMerge(last: HistoryEntry, next: HistoryEntry): boolean {
  return last.mergeKey !== null && last.mergeKey === next.mergeKey && next.at - last.at <= MERGE_WITHIN_MS
}

export interface HistoryStep {
  state: StudioState
  /** The applied change, which previews receive; `null` if there was no step, or nothing of it could be applied. */
  change: PageDiff | null
}

/**
 * Undoes the last change, except for values that others have changed since, and restores the selection. Redo applies
 * the same part.
 */
export const undo = (state: StudioState): HistoryStep => step(state, 'undo', 'redo')

/** Redoes the change that was undone last. */
export const redo = (state: StudioState): HistoryStep => step(state, 'redo', 'undo')

function step(state: StudioState, from: keyof HistoryState, to: keyof HistoryState): HistoryStep {
  const entry = state.history[from].at(-1)
  if (!entry) return { state, change: null }
  const asTaken = from === 'undo' ? invert : (change: PageDiff) => change
  const history = { ...state.history, [from]: state.history[from].slice(0, -1) }
  const change = replay(state, asTaken(entry.change))
  if (!change) return { state: { ...state, history }, change }
  history[to] = [...history[to], { ...entry, change: asTaken(change) }]
  const selection = from === 'undo' ? entry.before : entry.after
  return { state: { ...state, ...apply(state, change), selection, history }, change }
}

/** Closes the last entry, so that further typing starts a new one: on blur, selection, save. */
export function sealHistory(state: StudioState): StudioState {
  const last = state.history.undo.at(-1)
  if (!last || last.mergeKey === null) return state
  const undoEntries = [...state.history.undo.slice(0, -1), { ...last, mergeKey: null }]
  return { ...state, history: { ...state.history, undo: undoEntries } }
}
