import type { WriteKind } from '../collection/lastWrite'
import type { ElementChange } from '../../tree'

/** One element of a revision's summary, with what is needed to name it. */
export interface ChangedElement extends ElementChange {
  /** The element's label; `null` when it has none. */
  name: string | null
  blockType: string
  /** Fields by name, `blockName`, `blockType`, `element.<key>`. */
  keys: string[]
}

/** What a revision changed against the one before it. */
export interface RevisionChanges {
  /** Page values by name. */
  page: string[]
  /** The first of them, in the page's order. */
  elements: ChangedElement[]
  /** How many there are in all. */
  total: number
}

/** A version of a page in the list of its revisions. */
export interface Revision {
  rev: number
  /** The revision of the version before it; `null` when none is kept. */
  before: number | null
  savedAt: string
  /** `null`: from before versions said how they came about. */
  kind: WriteKind | null
  label: string | null
  status: 'draft' | 'published'
  /** `id: null` with a name: the system. `null`: nobody knows. */
  author: { id: string | null; name: string } | null
  /** Who else saved into this version before its author, while it was the newest draft. */
  others: string[]
  /** The newest version: what the studio opens. */
  isCurrent: boolean
  /** What visitors see. */
  isLive: boolean
  /** `null`: nothing older is kept to compare with. */
  changes: RevisionChanges | null
}

/** Answer of `GET /api/voix/pages/:id/revisions`. */
export interface RevisionList {
  revisions: Revision[]
  /** Pass it as `before` for the next ones; `null` at the end. */
  next: number | null
  total: number
}
