import type { SaveAction } from '../../options/types'
import type { PageDiff } from '../../tree'

/** Body of `POST /api/voix/pages/:id/save`. */
export interface SaveBody {
  /**
   * The revision that the change is based on. If the page is at a later revision, the change is saved only if no other
   * user changed the same. Otherwise nothing is saved, and the response is a 409 with the page's `rev`.
   */
  baseRev: number
  /** Made by the client, once per save: the same one again gets the same answer. */
  operationId: string
  action: SaveAction
  /** What leads from the page at `baseRev` to the one to be saved; `null`: nothing, the page is saved as it is. */
  change: PageDiff | null
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
  /** The values that the server normalized or filled in. */
  stored: PageDiff | null
  /** Others saved since `baseRev`. `GET .../changes?since=<baseRev>` returns their changes, which the page includes. */
  isMerged: boolean
  /** Within a release: the revision that the page had outside when it entered. */
  baseRev?: number | null
}
