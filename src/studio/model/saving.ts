import type { StoreApi } from 'zustand/vanilla'
import type { SaveAction } from '../../contract/saving'
import type { Violation } from '../../tree'

/** Newest version a draft while an older one is live: `changed`. */
export type PageStatus = 'draft' | 'changed' | 'published'

/**
 * `retrying`: the server has not responded, so the save is sent again. `signed-out`: it waits for a sign-in.
 * `conflict`: another user changed the same values, so the editor has to decide first.
 */
export type SavePhase = 'idle' | 'saving' | 'retrying' | 'error' | 'conflict' | 'signed-out'

/** A validation error of the server. `element: null` is the page itself. */
export interface SaveProblem {
  element: string | null
  field: string | null
  message: string
  /** The rule of the tree that the message is about. */
  fault?: Violation
  /** The rejected value. The problem is resolved as soon as the field has another one. */
  value?: unknown
}

/** Why a save is retried: no response, an overloaded server, or a server error. */
export type RetryReason = 'unreachable' | 'busy' | 'failing'

export interface SaveStatus {
  phase: SavePhase
  /** A sentence for the editor about the last save that did not succeed. */
  message: string | null
  problems: readonly SaveProblem[]
  /** When the next attempt is made, in milliseconds since the epoch. */
  retryAt: number | null
  retryReason: RetryReason | null
  /** The save that waits for a decision about conflicts. */
  interrupted: SaveAction | null
  isDeciding: boolean
  /** The status on the server. */
  status: PageStatus
  /** The public path; `null` if the page is not published. A draft may already have another path. */
  livePath: string | null
  /** The user who saves: the one who opened the page, until `saveAs` sets another. */
  user: string
  /** The revision outside of the release when the page was added to it; `null` outside of releases. */
  baseRev: number | null
  /** The newest version was kept for later from here and has not changed since. */
  isKept: boolean
}

export interface SaveControl {
  store: Pick<StoreApi<SaveStatus>, 'getState' | 'setState' | 'subscribe'>
  /** Saves the changes, one request at a time. Returns whether all changes are on the server. */
  run: (action: SaveAction) => Promise<boolean>
  /** Sends a save that waits for the server or for a sign-in again at once. */
  retryNow: () => void
  /** Sends a save that waits for a sign-in, and all that follow, in the name of this user, who acts from here on. */
  saveAs: (user: string) => void
  /** Ends the waiting. The changes stay on the page, unsaved. */
  giveUp: () => void
}
