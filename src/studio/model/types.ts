import type { Breakpoint, ElementProperties, Tag, Tree } from '../../tree'
import type { HistoryState } from './history/types'
import type { Selection } from './selection'

export type { Selection }

/** A field of the page itself. Its value stands under the key that equals its type. */
export interface PageField {
  id: string
  name: string
  type: string
  enabled: boolean
  media?: unknown[]
  [value: string]: unknown
}

/** Everything of a page but its elements, as stored. */
export interface StudioPage {
  id: string
  title: string
  path: string
  layout: string
  siteId: number
  languageCode: string
  tags: Tag[]
  fields: PageField[]
  properties: ElementProperties
  [key: string]: unknown
}

/** Another window in which the page is open: somebody else's, or one's own. */
export interface OtherWindow {
  key: string
  user: string
  name: string
  initials: string
  /** A colour on which white can be read; the same for a person everywhere. */
  color: string
  isMe: boolean
  state: 'here' | 'idle' | 'away'
  /** What is selected there. */
  element: string | null
  breakpoint: Breakpoint | null
}

/** The admin session's state: shared with the preview, never saved with the page. */
export interface Session {
  themeColor: string
  /** `x` and `y` in CSS pixels of the preview. `isElsewhere`: it is not the studio's own frame but another window. */
  contextItem: { element: string; x: number; y: number; isElsewhere?: boolean } | null
  /** Who else has the page open. */
  others: readonly OtherWindow[]
}

/** A page and its elements at one moment. */
export interface Copy {
  readonly page: StudioPage
  readonly tree: Tree
}

export interface SaveState {
  isSaving: boolean
  /** What the running save has sent. It becomes the saved copy when the save succeeds. */
  sent: Copy | null
  savedAt: string | null
  error: string | null
}

export interface StudioState extends Copy {
  readonly selection: Selection
  readonly session: Session
  /** The page as the server has it. Dirty = the working copy differs from it. */
  readonly saved: Copy
  /**
   * The saved copy with what it held before where somebody else has changed what was changed here too. Such conflicts have to be
   * decided before the page is saved. `null`: there are none.
   */
  readonly disputed: Copy | null
  /** The working copy as an earlier version of the whole page, as it was brought back. Whatever changes it makes it another copy. */
  readonly restored: Copy | null
  readonly saving: SaveState
  /** The revision that the saved copy has on the server. */
  readonly rev: number
  readonly history: HistoryState
}
