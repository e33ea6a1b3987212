import type { Version, VersionContent } from '../../contract/versions'
import type { StudioStore } from '.'

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
