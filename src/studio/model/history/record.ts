import type { StudioState } from '../types'
import { isEqual } from '../../../tree'
import { diffPair } from './diff'
import type { HistoryEntry, HistoryState } from './types'

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
  const pair = diffPair(before, after)
  if (!pair) return before.history
  const { redo } = pair
  const entry: HistoryEntry = {
    label,
    undo: pair.undo,
    redo,
    before: before.selection,
    after: after.selection,
    mergeKey,
    at: now,
    isLost: false,
  }
  const { undo } = before.history
  const last = undo.at(-1)
  if (last && canMerge(last, entry) && before.history.redo.length === 0) {
    // Typed and taken back by hand: a step that changes nothing would be undone without anybody seeing it.
    if (isEqual(last.undo, redo)) return { undo: undo.slice(0, -1), redo: [] }
    return { undo: [...undo.slice(0, -1), { ...last, redo, after: entry.after, at: now }], redo: [] }
  }
  return { undo: [...undo, entry].slice(-HISTORY_LIMIT), redo: [] }
}

/** Both change one field of one element, so that the older undo and the newer redo are those of the whole. */
function canMerge(last: HistoryEntry, next: HistoryEntry): boolean {
  return last.mergeKey !== null && last.mergeKey === next.mergeKey && next.at - last.at <= MERGE_WITHIN_MS
}
