import type { StoreApi } from 'zustand/vanilla'
import type { SaveAction } from '../../contract/saving'
import type { Violation } from '../../tree'

/** Newest version a draft while an older one is live: `changed`. */
export type PageStatus = 'draft' | 'changed' | 'published'

/**
 * `retrying`: there is no answer yet, the same save is sent again. `signed-out`: it waits for a sign-in. `conflict`: somebody
 * else changed the same, the editor has to decide first.
 */
export type SavePhase = 'idle' | 'saving' | 'retrying' | 'error' | 'conflict' | 'signed-out'

/** What the server objected to. `element: null`: the page itself. */
export interface SaveProblem {
  element: string | null
  field: string | null
  message: string
  /** The rule of the tree that the message is about. */
  fault?: Violation
  /** What the field held. The problem is none any more as soon as it holds something else. */
  value?: unknown
}

/** Why a save is sent again: nobody answered, it takes too long just now, or the server answered with a fault of its own. */
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
  /** What the server has. */
  status: PageStatus
  /** Where visitors find the page; `null`: nowhere. A draft may have another path already. */
  livePath: string | null
  /** In whose name is saved: whoever opened the page, until somebody else takes over by `saveAs`. */
  user: string
  /** The revision that the page had outside when it entered the release; `null`: it is in none. */
  baseRev: number | null
  /** The newest version was kept for later from here and has not changed since. */
  isKept: boolean
}

export interface SaveControl {
  store: Pick<StoreApi<SaveStatus>, 'getState' | 'setState' | 'subscribe'>
  /** Saves what changed, one save at a time. Returns whether everything that stood on the page is on the server. */
  run: (action: SaveAction) => Promise<boolean>
  /** Sends a save that waits for the server or for a sign-in again at once. */
  retryNow: () => void
  /** Sends a save that waits for a sign-in, and all that follow, in the name of this user, who acts from here on. */
  saveAs: (user: string) => void
  /** Ends the waiting. The changes stay on the page, unsaved. */
  giveUp: () => void
}
