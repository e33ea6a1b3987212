import type { ElementChange } from '../../tree'
import type { StudioStore } from '.'

/** How a version came about, as the server says it. */
export type RevisionKind =
  'draft' | 'kept' | 'published' | 'quick' | 'autosave' | 'restored' | 'unpublished' | 'trashed' | 'untrashed'

export interface RevisionSummary {
  page: readonly string[]
  elements: readonly (ElementChange & { name: string | null; blockType: string; keys: readonly string[] })[]
  total: number
}

/** A version of the page in the list. */
export interface Revision {
  rev: number
  /** The revision of the version before it; `null` when none is kept. */
  before: number | null
  savedAt: string
  kind: RevisionKind | null
  label: string | null
  status: 'draft' | 'published'
  /** `id: null`: the system. `null`: nobody knows. */
  author: { id: string | null; name: string } | null
  others: readonly string[]
  isCurrent: boolean
  isLive: boolean
  /** `null`: nothing older is kept to compare with. */
  changes: RevisionSummary | null
}

/** What a version holds: the page's values that a save can change, and its elements. */
export interface RevisionContent {
  rev: number
  page: Record<string, unknown>
  rows: unknown
  /** The page that has the version's address now. */
  pathHolder: string | null
}

/** What a version is compared with: the one before it, or the page as it is now. */
export type CompareWith = 'before' | 'now'

/** The version that is looked at. */
export interface ShownRevision {
  content: RevisionContent
  /** The version before it; `null` when none is kept. */
  previous: RevisionContent | null
  /** What the frame follows meanwhile: the page as it was. The working copy stays in the session's own store. */
  frame: StudioStore
}

export interface RevisionsState {
  isOpen: boolean
  phase: 'loading' | 'ready' | 'failed'
  /** Why the list could not be read. */
  problem: string | null
  revisions: readonly Revision[]
  /** Where the list goes on; `null` at its end. */
  next: number | null
  selected: number | null
  /** `null` until the selected version has come. */
  shown: ShownRevision | null
  compareWith: CompareWith
  /** A restore waits for an answer: it would replace unsaved changes. */
  isAsking: boolean
}
