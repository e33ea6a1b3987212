import type { Breakpoint, ElementProperties, PageDiff, Snapshot as TreeSnapshot, Tag } from '../../tree'
import type { Review } from '../../contract/review'

/** The selection. A field or group belongs to the selected element; a change of the elements clears both. */
export interface Selection {
  elements: readonly string[]
  /** From where a range selection extends. */
  anchor: string | null
  field: string | null
  group: string | null
}

/** A field of the page itself. The value's key is the field's type. */
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

/** Another window with the same page, of this user or another one. */
export interface OtherWindow {
  key: string
  user: string
  name: string
  initials: string
  /** A background colour for white text, the same for a user everywhere. */
  color: string
  isMe: boolean
  state: 'here' | 'idle' | 'away'
  /** The element selected in that window. */
  element: string | null
  breakpoint: Breakpoint | null
}

/** The admin session's state: shared with the preview, never saved with the page. */
export interface Session {
  themeColor: string
  /** `x` and `y` in CSS pixels of the preview. `isElsewhere`: it is not the studio's own frame but another window. */
  contextItem: { element: string; x: number; y: number; isElsewhere?: boolean } | null
  /** Clicks in the preview annotate, and the annotations of the breakpoint are shown. */
  reviewMode: boolean
  /** The one that the studio shows. */
  breakpoint: Breakpoint
  /** The elements that a recipe is being made from. */
  recipeSources: readonly string[]
  /** The release in which the page is worked on and shown; `null`: outside of releases. */
  releasePreviewId: string | null
  /** The other windows with the page. */
  others: readonly OtherWindow[]
  /** The page is opened, and its preview is not there yet. */
  loading: boolean
  /** An element, or a slice of the palette, is being dragged: in this window or on the page. */
  dragging: boolean
}

/** A page and its elements at one moment. */
export type Snapshot = TreeSnapshot<StudioPage>

/** One step that can be undone. */
export interface HistoryEntry {
  /** The action's type, from which the undo button is labelled. */
  label: string
  change: PageDiff
  before: Selection
  after: Selection
  /** Entries with the same key that follow each other closely become one: typing in one field. */
  mergeKey: string | null
  /** Milliseconds since the epoch of the last change in the entry. */
  at: number
}

export interface HistoryState {
  undo: readonly HistoryEntry[]
  redo: readonly HistoryEntry[]
}

export interface SaveState {
  isSaving: boolean
  /** The content of the running save. It becomes the saved copy on success. */
  sent: Snapshot | null
}

export interface StudioState extends Snapshot {
  readonly selection: Selection
  readonly review: Review
  readonly session: Session
  /** The page as the server has it. Dirty = the working copy differs from it. */
  readonly saved: Snapshot
  /**
   * While there are conflicts: the saved copy with the earlier value of everything that both sides changed. Conflicts
   * are resolved before a save. Otherwise `null`.
   */
  readonly base: Snapshot | null
  /** The working copy as an earlier version of the whole page, as it was brought back. Whatever changes it makes it another copy. */
  readonly restored: Snapshot | null
  readonly saving: SaveState
  /** The revision that the saved copy has on the server. */
  readonly rev: number
  readonly history: HistoryState
}
