import {
  applyChange,
  duplicatesOf,
  isEqual,
  toRows,
  undoChange,
  type Change,
  type Prior,
  type Row,
  type Sides,
} from '../../tree'
import type { PendingText } from './pendingInput'
import { changesBetween, toContent, type Copy, type StudioState } from '.'

/** What a window had not saved: its changes, and what stood there before, so that they can be merged into a page that went on. */
export interface JournalEntry {
  /** The window that made the changes. */
  window: string
  /** The revision that the changes were made on. */
  rev: number
  at: string
  change: Change
  prior: Prior
  /** What stood in inputs and was not on the page, by input. */
  texts?: Record<string, PendingText>
}

/** Of an entry that holds texts only. */
export const NO_CHANGE: Pick<JournalEntry, 'change' | 'prior'> = {
  change: { page: {}, upsert: [], remove: [], order: null },
  prior: { page: {}, rows: {}, order: null },
}

type State = Pick<StudioState, 'page' | 'tree' | 'saved' | 'disputed' | 'rev'>

interface Kept extends Pick<JournalEntry, 'window' | 'at'> {
  texts?: readonly (readonly [string, PendingText])[]
}

/** What is unsaved now; `null`: nothing. As large as the change, not as the page. */
export function entryOf(state: State, { window, at, texts = [] }: Kept): JournalEntry | null {
  const base = state.disputed ?? state.saved
  const changes = changesBetween(base, state)
  if (!changes && texts.length === 0) return null
  const change: Change = {
    upsert: [],
    remove: [],
    ...changes,
    page: changes?.page ?? {},
    order: changes?.order ?? null,
  }
  const touched = [...change.upsert.map(({ id }) => id), ...change.remove]
  return {
    window,
    rev: state.rev,
    at,
    change,
    prior: {
      page: Object.fromEntries(Object.keys(change.page).map((key) => [key, base.page[key] ?? null])),
      rows: Object.fromEntries(touched.map((id) => [id, rowOf(base, id)])),
      order: change.order === null ? null : toRows(base.tree).map(({ id }) => id),
      ...(change.duplicates ? { duplicates: duplicatesOf(toRows(base.tree)) } : {}),
    },
    ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}),
  }
}

function rowOf({ tree }: Copy, id: string): Row | null {
  if (Object.hasOwn(tree.rows, id)) return tree.rows[id] ?? null
  return tree.unplaced.find(({ row }) => row?.id === id)?.row ?? null
}

/** The entry's changes (`mine`) against the page as it is on the screen (`theirs`), whatever happened to it since. */
export function recoverySides(entry: Pick<JournalEntry, 'change' | 'prior'>, now: Copy): Sides {
  const theirs = toContent(now)
  const base = undoChange({ content: theirs, prior: entry.prior })
  return { base, mine: applyChange(base, entry.change), theirs }
}

/** Entries come from the browser's storage, where an older build may have left something else. */
export function isEntry(value: unknown): value is JournalEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'change' in value &&
    'prior' in value &&
    'window' in value &&
    !isEqual(value.change, null)
  )
}
