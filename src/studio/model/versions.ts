import type { ElementChange } from '../../tree'
import type { StudioStore } from '.'

/** How a version came about, as the server says it. */
export type VersionKind =
  'draft' | 'kept' | 'published' | 'quick' | 'autosave' | 'restored' | 'unpublished' | 'trashed' | 'untrashed'

export interface VersionSummary {
  page: readonly string[]
  elements: readonly (ElementChange & { name: string | null; blockType: string; keys: readonly string[] })[]
  total: number
}

/** A version of the page in the list. */
export interface Version {
  rev: number
  /** The revision of the version before it; `null` when none is kept. */
  before: number | null
  savedAt: string
  kind: VersionKind | null
  label: string | null
  status: 'draft' | 'published'
  /** `id: null`: the system. `null`: nobody knows. */
  author: { id: string | null; name: string } | null
  others: readonly string[]
  isCurrent: boolean
  isLive: boolean
  /** `null`: nothing older is kept to compare with. */
  changes: VersionSummary | null
}

/** What a version holds: the page's values that a save can change, and its elements. */
export interface VersionContent {
  rev: number
  page: Record<string, unknown>
  rows: unknown
  /** The page that has the version's address now. */
  pathHolder: string | null
}

/** What a version is compared with: the one before it, or the page as it is now. */
export type CompareWith = 'before' | 'now'

/** The version that is looked at. */
export interface ShownVersion {
  content: VersionContent
  /** The version before it; `null` when none is kept. */
  previous: VersionContent | null
  /** What the frame follows meanwhile: the page as it was. The working copy stays in the session's own store. */
  frame: StudioStore
}

export interface VersionsState {
  isOpen: boolean
  phase: 'loading' | 'ready' | 'failed'
  /** Why the list could not be read. */
  problem: string | null
  /** The newest first, as many as were asked for. */
  list: readonly Version[]
  /** Where the list goes on; `null` at its end. */
  next: number | null
  selected: number | null
  /** `null` until the selected version has come. */
  shown: ShownVersion | null
  compareWith: CompareWith
  /** A restore waits for an answer: it would replace unsaved changes. */
  isAsking: boolean
}
