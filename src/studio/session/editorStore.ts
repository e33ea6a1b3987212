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

/** What an editor is told before visitors see the page. */
export interface PublishQuestion {
  action: SaveAction
  /** With an error among them it is not published. */
  findings: readonly Finding[]
  /** Where visitors find the page until now, when that changes. */
  oldPath: string | null
}

/** What the preview says of the words that are to be a link. */
export type TextLink = NonNullable<Extract<PreviewRequest, { type: 'editLink' }>['link']>

/** How the studio looks. Nothing here belongs to the page. */
export interface UiState {
  /** The preview is there, and the browser has nothing better to do: what may wait until then does not slow the opening down. */
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
  /** An open context menu: its element, and the point of the window where it stands. */
  menu: { element: string; x: number; y: number } | null
  /** Where the menu stood from which a command is being run. */
  menuSpot: UiState['menu']
  /** The element whose label is being written in the tree. */
  renaming: string | null
  /** What is asked before the page is published; `null`: nothing. */
  publishing: PublishQuestion | null
  /** What is asked of the page's life; `null`: nothing. */
  life: LifecycleAction | null
  /** What pictures are chosen for; `null`: the dialog is closed. */
  pictures: PictureRequest | null
  /** An address that a command leads to, away from this page; `null`: nowhere. What is unsaved is asked about first. */
  leavingTo: string | null
  /** As whom the preview shows the page; `null`: as editors see it. */
  visitor: Visitor | null
  /** The preview is to show a shared section by itself, though one came from a page. */
  isAlone: boolean
  /** The title of the page within which the preview shows a shared section; `null`: within none. */
  shownWithin: string | null
  /** Elements that this visitor does not see. */
  unseen: ReadonlySet<string>
  /** The link that is chosen for a text in the preview; `null`: none is. */
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
   * `page.page`: the page's own values. `page.tree.rows`: its elements by id. `page.selection.elements`: the ids of the selected ones.
   * This is what the window shows. A command reads `session.store`, which is ahead of it for a moment.
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
  /** @internal The page's versions, and the one that is looked at. */
  versions: VersionsState
  /** @internal Texts in inputs that the page has not taken. */
  input: InputState
  /** @internal The layouts with the colours that are in force by now. */
  layouts: { list: readonly LayoutInfo[] }
  /** @internal How the review is shown; what it holds is part of `page`. */
  review: ReviewUi
}

/** One part of the editor's state, for whoever writes it. */
export type Slice<State> = Pick<StoreApi<State>, 'getState' | 'setState' | 'subscribe'>

export interface EditorStore extends Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows what waits for the preview: it has drawn the change. */
  show: () => void
  slice: <Name extends Exclude<keyof EditorState, 'page'>>(name: Name) => Slice<EditorState[Name]>
}

/** How long the window waits for a preview that does not answer, in milliseconds. */
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
  /** What stays as it was when the page is opened elsewhere. */
  before?: Partial<Pick<EditorState, 'ui' | 'people' | 'input'>> | undefined
}

/**
 * The one store of an open page. The window and the preview in it share one thread of the browser, so after a change of the structure,
 * which makes both of them draw much, the preview goes first: the `page` here follows when that one has drawn it. Everything else,
 * typing above all, is shown at once, and with it everything that waits.
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

/** The layout that the page stands on. */
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
      // A listener before this one may have changed the part already: it is told once.
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
