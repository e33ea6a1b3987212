import { createContext, use, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { DEFAULT_THEME_COLOR, NO_SELECTION, type Action } from '../model'
import { type PreviewRequest } from '../sync'
import type { OtherWindow, Selection } from '../model'
import type { StudioAnswer, StudioNotice } from '../sync'
import type { Review } from '../../contract/review'
import { NO_REVIEW } from '../model/review'
import type { Breakpoint, Row, Tree, TreeRules } from '../../tree/types'
import type { SliceInfo } from '../model/boot'
import type { Following } from '../sync/connectFrame'
import type { DragView } from './drag/nearestPlace'
import { TREE, type FrameStore } from './frameStore'
import type { RichControls } from './inline/host'

/** The view state of the overlay. It is not part of the page. */
export interface FrameUi {
  selection: Selection
  /** `#rrggbb` */
  themeColor: string
  others: readonly OtherWindow[]
  /** Clicks annotate. */
  reviewMode: boolean
  /** The one that the studio shows. */
  breakpoint: Breakpoint
  review: Review
  hovered: string | null
  /** The pointer is on its line in the studio's tree. */
  hoveredInTree: string | null
  /** An element to scroll into view: a new object for each request. */
  shown: { element: string } | null
  /** A click has just selected an element: the second click of a double click must not hit the new overlay. */
  isClicking: boolean
  /** The node in which a text of an element is being edited in place. */
  editing: { element: string; node: HTMLElement; bar: RichControls | null } | null
  /** The result of a studio dialog for the edited text: a new object each time. */
  answer: StudioAnswer | null
  /** The slice that is being dragged from the studio's palette. */
  draggedSlice: string | null
  drag: DragView | null
  isReadOnly: boolean
  /** Keys that belong to commands of the studio. */
  shortcuts: Extract<StudioNotice, { type: 'shortcuts' }>['shortcuts']
  /** The commands that the application has replaced, and left out (`null`). */
  changedCommands: Extract<StudioNotice, { type: 'commands' }>['changed']
  following: Following
  /** Whether this is a separate window, not the studio's frame. */
  isOwnWindow: boolean
  /** Whether the elements' distances from the viewport are known. */
  isDistanceKnown: boolean
}

/** Everything that the overlay works with. One per preview document. */
export interface FrameSession {
  /** A section is shown where a page places it. */
  isWithin: boolean
  store: FrameStore
  ui: StoreApi<FrameUi>
  rules: TreeRules
  slices: readonly SliceInfo[]
  slice: (name: string) => SliceInfo | undefined
  nameOf: (row: Row) => string
  canEdit: boolean
  canUnlock: boolean
  /** Sends an action to the studio. The frame never changes the page on its own. */
  intend: (action: Action) => void
  request: (request: PreviewRequest) => void
}

export function createFrameUi(): StoreApi<FrameUi> {
  return createStore<FrameUi>(() => ({
    selection: NO_SELECTION,
    themeColor: DEFAULT_THEME_COLOR,
    others: [],
    reviewMode: false,
    breakpoint: 'xl',
    review: NO_REVIEW,
    hovered: null,
    hoveredInTree: null,
    shown: null,
    isClicking: false,
    editing: null,
    answer: null,
    draggedSlice: null,
    drag: null,
    isReadOnly: false,
    shortcuts: [],
    changedCommands: [],
    following: 'waiting',
    isOwnWindow: false,
    isDistanceKnown: false,
  }))
}

const SessionContext = createContext<FrameSession | null>(null)

export const FrameSessionProvider = SessionContext.Provider

export function useFrameSession(): FrameSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useFrameSession() was called outside of the preview frame.')
  return session
}

export function useFrameUi<Slice>(selector: (state: FrameUi) => Slice): Slice {
  return useStore(useFrameSession().ui, selector)
}

/** Something of the page's elements. The selector is called at every change of them: it may not walk the page. */
export function useTree<Value>(selector: (tree: Tree) => Value): Value {
  const { store } = useFrameSession()
  const read = () => selector(store.tree())
  return useSyncExternalStore((listener) => store.subscribe(TREE, listener), read, read)
}
