import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PreviewRequest } from '../sync'
import type { Breakpoint, Place, Violation } from '../../tree/types'
import type { Visitor } from '../../render'
import type { Finding } from '../../slices/checks'
import type { StudioState, StudioStore } from '../model'
import type { LayoutInfo } from '../model/boot'
import type { ChecksState } from '../model/checking'
import type { PeopleState } from '../model/collaboration'
import type { PictureRequest } from '../model/pictures'
import type { LifecycleAction } from '../model/lifecycle'
import type { InputState } from '../model/pendingInput'
import type { SaveAction } from '../../contract/saving'
import type { SaveStatus } from '../model/saving'
import type { VersionsState } from '../model/versions'
import { NO_REVIEW_UI, type ReviewUi } from '../model/reviewUi'

/** A zoom factor, or as large as the pane allows. */
export type Zoom = 'fit' | number

/** The dialogs that commands open. */
export type DialogName =
  | 'commands'
  | 'shortcuts'
  | 'make-section'
  | 'save-recipe'
  | 'save-page-recipe'
  | 'add-inside'
  | 'replace'
  | 'apply-template'
  | 'move-to'
  | 'move-into'
  | 'set-slot'
  | 'theme-color'
  | 'visitor'

/** The findings shown to an editor before publishing. */
export interface PublishQuestion {
  action: SaveAction
  /** With an error among them it is not published. */
  findings: readonly Finding[]
  /** Where visitors find the page until now, when that changes. */
  oldPath: string | null
}

/** The text in the preview that becomes a link. */
export type TextLink = NonNullable<Extract<PreviewRequest, { type: 'editLink' }>['link']>

/** How the studio looks. Nothing here belongs to the page. */
export interface UiState {
  /**
   * The preview has loaded and the browser is idle. Deferred work starts then, so that it does not delay the opening.
   */
  isOpened: boolean
  breakpoint: Breakpoint
  zoom: Zoom
  leftTab: 'elements' | 'add' | 'checks'
  inspectorTab: string
  /** Of the page panel. */
  pageTab: string
  /** Hides all but the frame and the selected element's fields. */
  focusMode: boolean
  /** The place that the palette adds at, chosen by "add inside" and the like; `null`: at the selection. */
  palettePlace: Place | null
  hovered: string | null
  dialog: DialogName | null
  /** An open context menu: its element, and its point in the window. */
  menu: { element: string; x: number; y: number } | null
  /** The menu from which a command is being run. */
  menuSpot: UiState['menu']
  /** The element that is being renamed in the tree. */
  renaming: string | null
  /** The open dialog before publishing; `null` if closed. */
  publishing: PublishQuestion | null
  /** The open dialog of a lifecycle action; `null` if closed. */
  life: LifecycleAction | null
  /** The request of the picture dialog; `null` if closed. */
  pictures: PictureRequest | null
  /**
   * An address outside of this page that a command navigates to; `null` for none. The user is asked about unsaved
   * changes first.
   */
  leavingTo: string | null
  /** The visitor as whom the preview shows the page; `null` shows the editors' view. */
  visitor: Visitor | null
  /** Shows a shared section alone in the preview, even if it was opened from a page. */
  isAlone: boolean
  /** The title of the page in which the preview shows a shared section; `null` if it is shown alone. */
  shownWithin: string | null
  /** Elements that this visitor does not see. */
  unseen: ReadonlySet<string>
  /** The text in the preview for which the link dialog is open; `null` if closed. */
  textLink: TextLink | null
  /** Elements that the site skips, with the reason. */
  violations: ReadonlyMap<string, Violation>
}

/**
 * The state of the studio's window. A selector of `useEditor` gets it.
 *
 * Applications may rely on `page`, `ui`, `save` and `checks`. The other parts are internal.
 */
export interface EditorState {
  /**
   * `page.page`: the page's own values. `page.tree.rows`: its elements by id. `page.selection.elements`: the ids of the
   * selected ones. This is the state that the window shows. A command reads `session.store`, which is briefly ahead of
   * it.
   */
  page: StudioState
  /** The breakpoint, the zoom, the open tabs and dialogs. Nothing of it belongs to the page. */
  ui: UiState
  /** `phase`: the state of the running save. `status`: whether the page is a draft, changed or published. */
  save: SaveStatus
  /** `findings`: the errors and hints of the checks. */
  checks: ChecksState
  /** @internal */
  people: PeopleState
  /** @internal The page's versions and the shown one. */
  versions: VersionsState
  /** @internal Texts in inputs that the page has not accepted. */
  input: InputState
  /** @internal The layouts with their current colours. */
  layouts: { list: readonly LayoutInfo[] }
  /** @internal The view state of the review; its content is part of `page`. */
  review: ReviewUi
}

/** One part of the editor's state, with write access. */
export type Slice<State> = Pick<StoreApi<State>, 'getState' | 'setState' | 'subscribe'>

export interface EditorStore extends Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Publishes the pending `page`, as the preview has drawn the change. */
  show: () => void
  slice: <Name extends Exclude<keyof EditorState, 'page'>>(name: Name) => Slice<EditorState[Name]>
}

/** How long the window waits for the preview to draw, in milliseconds. */
const AT_MOST_MS = 100

const UI: UiState = {
  isOpened: false,
  breakpoint: 'xl',
  zoom: 'fit',
  leftTab: 'elements',
  inspectorTab: 'content',
  pageTab: 'page',
  focusMode: false,
  palettePlace: null,
  hovered: null,
  dialog: null,
  menu: null,
  menuSpot: null,
  renaming: null,
  publishing: null,
  life: null,
  pictures: null,
  leavingTo: null,
  visitor: null,
  isAlone: false,
  shownWithin: null,
  unseen: new Set(),
  textLink: null,
  violations: new Map(),
}

export const NO_TROUBLE = {
  phase: 'idle',
  message: null,
  problems: [],
  retryAt: null,
  retryReason: null,
  interrupted: null,
} as const satisfies Partial<SaveStatus>

const PEOPLE: PeopleState = {
  connection: 'connecting',
  gone: null,
  ended: null,
  broughtFrom: null,
  right: 'kept',
  savedBy: null,
  announcement: '',
}

export const NO_VERSIONS: VersionsState = {
  isOpen: false,
  phase: 'loading',
  problem: null,
  list: [],
  next: null,
  selected: null,
  shown: null,
  compareWith: 'before',
  isAsking: false,
}

interface Input extends Pick<SaveStatus, 'status' | 'user' | 'livePath'>, Partial<Pick<SaveStatus, 'baseRev'>> {
  store: Pick<StudioStore, 'getState' | 'subscribe'>
  layouts?: readonly LayoutInfo[]
  /** The parts that are kept when the page is opened in another context. */
  before?: Partial<Pick<EditorState, 'ui' | 'people' | 'input'>> | undefined
}

/**
 * Creates the store of an open page. The window and its preview share one browser thread. After a change of the
 * structure, which renders much in both, the preview draws first and `page` follows here. Any other change, such as
 * typing, is published at once, along with pending ones.
 */
export function createEditorStore({ store, layouts = [], before, ...save }: Input): EditorStore {
  const editor = createStore<EditorState>(() => ({
    page: store.getState(),
    ui: before?.ui ?? UI,
    save: { ...NO_TROUBLE, baseRev: null, ...save, isDeciding: false, isKept: false },
    people: before?.people ?? PEOPLE,
    versions: NO_VERSIONS,
    input: before?.input ?? { texts: new Map(), notice: null },
    checks: { findings: [], errors: 0, accepted: new Set(), phase: 'unasked' },
    layouts: { list: layouts },
    review: NO_REVIEW_UI,
  }))
  let waiting: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(waiting)
    waiting = undefined
    editor.setState({ page: store.getState() })
  }
  store.subscribe((now, before) => {
    if (now.tree.children === before.tree.children) return show()
    waiting ??= setTimeout(show, AT_MOST_MS)
  })
  return { ...editor, show, slice: (name) => sliceOf(editor, name) }
}

/** Returns the page's layout. */
export function layoutOf({ layouts, page }: Pick<EditorState, 'layouts' | 'page'>): LayoutInfo | undefined {
  return layouts.list.find(({ name }) => name === page.page.layout)
}

function sliceOf<Name extends keyof EditorState>(editor: StoreApi<EditorState>, name: Name): Slice<EditorState[Name]> {
  type State = EditorState[Name]
  const getState = () => editor.getState()[name]
  return {
    getState,
    setState: (partial: Partial<State> | ((state: State) => Partial<State>)) => {
      const changes = typeof partial === 'function' ? partial(getState()) : partial
      editor.setState({ [name]: { ...getState(), ...changes } } as Pick<EditorState, Name>)
    },
    subscribe: (listener) => {
      // A listener before this one may have changed the part already: call back once only.
      let last = getState()
      return editor.subscribe(() => {
        const before = last
        const now = getState()
        last = now
        if (now !== before) listener(now, before)
      })
    },
  }
}
