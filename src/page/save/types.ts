import type { Change, Row } from '../../tree'
import type { SaveAction } from '../../options/types'

/** Body of `POST /api/voix/pages/:id/save`. */
export interface SaveBody extends Change {
  /** The revision that the change was made on. */
  baseRev: number
  /** Made by the client, once per save: the same one again gets the same answer. */
  operationId: string
  action: SaveAction
  /** What the editor calls the version. It then stays: no later save overwrites it. */
  label: string | null
  /** The page becomes what an earlier version of it holds. Such a version says so, and no later draft overwrites it. */
  restored: boolean
  /** The user in whose name the client saves. Another one's session is refused then. Left out: whoever is signed in. */
  user?: string
}

/** Answer of a save. */
export interface SaveAnswer {
  rev: number
  savedAt: string
  status: 'draft' | 'published'
  /** What was stored differently from what was sent, or filled in: page fields and whole rows. */
  updated: { page: Record<string, unknown>; rows: Row[] }
  /** All rows, when somebody else's changes were merged in. */
  rows?: Row[]
  /** All page fields, likewise. */
  page?: Record<string, unknown>
}
