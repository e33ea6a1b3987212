import type { Version, VersionContent } from '../../contract/versions'
import type { StudioStore } from '.'

/** The other side of a comparison: the previous version or the current page. */
export type CompareWith = 'before' | 'now'

/** The shown version. */
export interface ShownVersion {
  content: VersionContent
  /** The previous version; `null` if it is not kept. */
  previous: VersionContent | null
  /**
   * The store that the frame follows meanwhile, with the page of that version. The working copy stays in the session's
   * store.
   */
  frame: StudioStore
}

export interface VersionsState {
  isOpen: boolean
  phase: 'loading' | 'ready' | 'failed'
  /** Why the list could not be read. */
  problem: string | null
  /** The loaded versions, newest first. */
  list: readonly Version[]
  /** The next page of the list; `null` at its end. */
  next: number | null
  selected: number | null
  /** `null` until the selected version is loaded. */
  shown: ShownVersion | null
  compareWith: CompareWith
  /** A restore waits for confirmation, as it would replace unsaved changes. */
  isAsking: boolean
}
