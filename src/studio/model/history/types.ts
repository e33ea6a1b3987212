import type { Row, UnplacedRow } from '../../../tree'
import type { Selection } from '../selection'

/** A change of an object's keys. */
export interface KeyPatch {
  set: Record<string, unknown>
  unset: string[]
}

/** A reversible change of a page, addressed by element id and key. */
export interface Patch {
  page?: KeyPatch
  /** Elements that come (a row) or go (`null`). */
  rows?: Record<string, Row | null>
  /** Elements that change: the row's keys, and the envelope's. */
  fields?: Record<string, { row?: KeyPatch; element?: KeyPatch }>
  /** Lists of children that change; `null` takes a list away. */
  children?: Record<string, readonly string[] | null>
  unplaced?: readonly UnplacedRow[]
}

export interface HistoryEntry {
  /** The action's type: what the undo button names. */
  label: string
  undo: Patch
  redo: Patch
  before: Selection
  after: Selection
  /** Entries with the same key that follow each other closely become one: typing in one field. */
  mergeKey: string | null
  /** Milliseconds since the epoch of the last change in the entry. */
  at: number
  /** It cannot be made any more, for somebody else has changed the same since. */
  isLost: boolean
}

export interface HistoryState {
  undo: readonly HistoryEntry[]
  redo: readonly HistoryEntry[]
}
