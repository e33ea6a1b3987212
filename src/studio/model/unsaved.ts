import { diff, isRecord, type PageDiff, readDiff, sidesOf, type Sides } from '../../tree'
import type { PendingText } from './pendingInput'
import type { Snapshot, StudioState } from './types'

type State = Pick<StudioState, 'page' | 'tree' | 'saved'>

/** What a save sends; `null`: the page is not dirty. Asked after every change by several parts: looked up once. */
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

/** What a window had not saved. The change holds what stood there before, so it can be merged into a page that went on. */
export interface JournalEntry {
  /** The window that made the changes. */
  window: string
  /** The revision that the changes were made on. */
  rev: number
  at: string
  /** `null`: the entry holds texts only. */
  change: PageDiff | null
  /** What stood in inputs and was not on the page, by input. */
  texts?: Record<string, PendingText>
}

/** An entry of the browser's storage, with the key under which it is kept. */
export interface KeptEntry extends JournalEntry {
  key: string
  /** It was made in a release in which nobody works any more. */
  isOfRelease: boolean
}

interface Kept extends Pick<JournalEntry, 'window' | 'at'> {
  texts?: readonly (readonly [string, PendingText])[]
}

/** What is unsaved now; `null`: nothing. As large as the change, not as the page. */
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

/** An entry of the browser's storage. An older build may have left another form there: `null`, that is none. */
export function readEntry(value: unknown): JournalEntry | null {
  if (!isRecord(value) || typeof value.window !== 'string' || typeof value.at !== 'string') return null
  const change = readDiff(value.change)
  if (!change && !(value.change === null && isRecord(value.texts))) return null
  return { ...(value as unknown as JournalEntry), change }
}
