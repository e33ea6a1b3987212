import { createContext, useContext } from 'react'
import { useStore } from 'zustand/react'
import type { TreeRules } from '../../tree/types'
import type { Action, StudioStore } from '../model'
import type { SliceInfo, StudioBoot } from '../model/boot'
import type { PeopleState } from '../model/collaboration'
import type { SaveControl } from '../model/saving'
import type { StudioChannel } from '../sync/createStudioChannel'
import type { EditorState, EditorStore, Slice, UiState } from './editorStore'
import type { OwnSlicesControl } from './createOwnSlices'
import type { Checks } from './checks/createChecks'
import type { ReviewControl } from './review/createReview'
import type { PendingInputs } from './pendingInput/createPendingInputs'
import type { Versions } from './versions/createVersions'

/**
 * Everything that commands and panels work with. One per open page.
 *
 * Applications may rely on `boot`, `store`, `getState`, `dispatch`, `undo`, `redo`, `ui`, `save` and `slice`. The other parts are internal.
 */
export interface StudioSession {
  /** The props from the server on open: the user and permissions, layouts, languages, routes. */
  boot: StudioBoot
  /** The current page, tree, selection and history. Code that changes the page or decides about it reads this. */
  store: StudioStore
  /** @internal The state that the window shows. Components read it by `useEditor`. */
  editor: EditorStore
  /** All of it as it is now, with a change of the page that the window does not show yet. */
  getState: () => EditorState
  /**
   * Runs an action if the user can edit the page; shows the reason if a rule refuses it. Returns whether it was
   * applied.
   */
  dispatch: (action: Action) => boolean
  undo: () => void
  redo: () => void
  /** How the studio looks: `ui.setState({ breakpoint: 'md' })`. */
  ui: Slice<UiState>
  /** Saves the page: `save.run('saveDraft')`. */
  save: SaveControl
  /** Returns a slice's description. */
  slice: (name: string) => SliceInfo | undefined
  /** @internal */
  people: Slice<PeopleState>
  /** @internal */
  versions: Versions
  /** @internal */
  input: PendingInputs
  /** @internal */
  checks: Checks
  /** @internal */
  review: ReviewControl
  /** @internal */
  ownSlices: OwnSlicesControl
  /** @internal From light to dark and back, for the whole admin. */
  toggleTheme: () => void
  /** @internal To the previews of the page, in the frame and in other windows. */
  channel: StudioChannel
  /** @internal The rules of the page's layout. */
  rules: () => TreeRules
}

const SessionContext = createContext<StudioSession | null>(null)

export const SessionProvider = SessionContext.Provider

/**
 * Returns the session of the open page: what the studio can do. A component reads what it shows by `useEditor`.
 *
 * @throws outside of the studio.
 */
export function useSession(): StudioSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() was called outside of the studio. Render the component below <Studio>.')
  return session
}

/**
 * Returns a part of the studio's state and renders the component when that part changes.
 *
 * The selector is called after every change, so it must not walk the elements of the page. It returns a value that is
 * already in the state, or a text, number or boolean: a new object would render the component at each key.
 *
 * ```tsx
 * const title = useEditor(({ page }) => page.page.title)
 * ```
 */
export function useEditor<Value>(selector: (state: EditorState) => Value): Value {
  return useStore(useSession().editor, selector)
}
