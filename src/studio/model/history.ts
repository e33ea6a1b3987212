import { apply, diff, invert, replay, squash, type PageDiff } from '../../tree'
import type { HistoryEntry, HistoryState, StudioState } from './types'

/** The most steps that can be undone. */
export const HISTORY_LIMIT = 500

/** Keystrokes in one field that follow within this time are undone together. */
export const MERGE_WITHIN_MS = 1000

export interface RecordInput {
  before: StudioState
  after: StudioState
  label: string
  mergeKey: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/** The history after a change of the page; the same reference when the page did not change. */
export function record({ before, after, label, mergeKey, now }: RecordInput): HistoryState {
  const change = diff(before, after)
  if (!change) return before.history
  const { undo } = before.history
  const entry: HistoryEntry = { label, change, before: before.selection, after: after.selection, mergeKey, at: now }
  const last = undo.at(-1)
  if (!last || !canMerge(last, entry) || before.history.redo.length > 0) {
    return { undo: [...undo, entry].slice(-HISTORY_LIMIT), redo: [] }
  }
  const earlier = undo.slice(0, -1)
  const both = squash(last.change, change)
  // Typed and taken back by hand: a step that changes nothing would be undone without anybody seeing it.
  return { undo: both ? [...earlier, { ...last, change: both, after: entry.after, at: now }] : earlier, redo: [] }
}

function canMerge(last: HistoryEntry, next: HistoryEntry): boolean {
  return last.mergeKey !== null && last.mergeKey === next.mergeKey && next.at - last.at <= MERGE_WITHIN_MS
}

export interface HistoryStep {
  state: StudioState
  /** What was done: previews are told. `null`: there was no step, or nothing of it is left, and it only goes. */
  change: PageDiff | null
}

/**
 * Takes the last change back, and the selection with it: of others' changes since nothing, whatever they touch. The step that is
 * to be made again later is what was taken back.
 */
export function undo(state: StudioState): HistoryStep {
  const { history } = state
  const entry = history.undo.at(-1)
  if (!entry) return { state, change: null }
  const left = history.undo.slice(0, -1)
  const change = replay(state, invert(entry.change))
  if (!change) return { state: { ...state, history: { ...history, undo: left } }, change }
  const redo = [...history.redo, { ...entry, change: invert(change) }]
  return {
    state: { ...state, ...apply(state, change), selection: entry.before, history: { undo: left, redo } },
    change,
  }
}

/** Makes the change again that was taken back last. */
export function redo(state: StudioState): HistoryStep {
  const { history } = state
  const entry = history.redo.at(-1)
  if (!entry) return { state, change: null }
  const left = history.redo.slice(0, -1)
  const change = replay(state, entry.change)
  if (!change) return { state: { ...state, history: { ...history, redo: left } }, change }
  const undo = [...history.undo, { ...entry, change }]
  return { state: { ...state, ...apply(state, change), selection: entry.after, history: { undo, redo: left } }, change }
}

/** Closes the last entry, so that further typing starts a new one: on blur, selection, save. */
export function sealHistory(state: StudioState): StudioState {
  const last = state.history.undo.at(-1)
  if (!last || last.mergeKey === null) return state
  const undoEntries = [...state.history.undo.slice(0, -1), { ...last, mergeKey: null }]
  return { ...state, history: { ...state.history, undo: undoEntries } }
}
