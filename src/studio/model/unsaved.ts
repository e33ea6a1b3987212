import { diff, isRecord, type PageDiff, readDiff, sidesOf, type Sides } from '../../tree'
import type { PendingText } from './pendingInput'
import type { Snapshot, StudioState } from './types'

type State = Pick<StudioState, 'page' | 'tree' | 'saved'>

/**
 * Returns the change that a save sends; `null` if the page is not dirty. Cached per state, as several components read
 * it after each change.
 */
export function unsaved({ page, tree, saved }: State): PageDiff | null {
  if (last?.page !== page || last.tree !== tree || last.saved !== saved) {
    last = { page, tree, saved, change: diff(saved, { page, tree }) }
  }
  return last.change
}

let last: (State & { change: PageDiff | null }) | undefined

export function isDirty(state: State): boolean {
  return unsaved(state) !== null
}

/** The unsaved changes of a window. The change has the earlier values, so it can be merged into a newer page. */
export interface JournalEntry {
  /** The window that made the changes. */
  window: string
  /** The revision that the changes were made on. */
  rev: number
  at: string
  /** `null`: the entry holds texts only. */
  change: PageDiff | null
  /** Texts in inputs that were not on the page, by input. */
  texts?: Record<string, PendingText>
}

/** An entry of the browser's storage, with the key under which it is kept. */
export interface KeptEntry extends JournalEntry {
  key: string
  /** It was made in a release that has ended. */
  isOfRelease: boolean
}

interface Kept extends Pick<JournalEntry, 'window' | 'at'> {
  texts?: readonly (readonly [string, PendingText])[]
}

/**
 * Returns the entry of the unsaved changes; `null` if there are none. Its size depends on the change, not on the page.
 */
export function entryOf(state: State & Pick<StudioState, 'base' | 'rev'>, kept: Kept): JournalEntry | null {
  const { window, at, texts = [] } = kept
  const change = state.base ? diff(state.base, state) : unsaved(state)
  if (!change && texts.length === 0) return null
  return { window, rev: state.rev, at, change, ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}) }
}

/** The entry's changes (`mine`) against the page as it is on the screen (`theirs`), whatever happened to it since. */
export function recoverySides({ change }: Pick<JournalEntry, 'change'>, now: Snapshot): Sides {
  return sidesOf(now, change)
}

/** Parses an entry of the browser's storage. Returns `null` for the format of an older build. */
export function readEntry(value: unknown): JournalEntry | null {
  if (!isRecord(value) || typeof value.window !== 'string' || typeof value.at !== 'string') return null
  const change = readDiff(value.change)
  if (!change && !(value.change === null && isRecord(value.texts))) return null
  return { ...(value as unknown as JournalEntry), change }
}
