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

/** Everything that commands and panels work with. One per open page. */
export interface StudioSession {
  boot: StudioBoot
  /** The page, its tree, the selection, the history, as they are now: what changes the page or decides about it reads this. */
  store: StudioStore
  /** All that the window shows. Components read it by `useEditor`. */
  editor: EditorStore
  /** All of it as it is now, with a change of the page that the window does not show yet. */
  getState: () => EditorState
  /** Changes the page, if somebody may change it now; says why not when a rule refuses it. Returns whether it was done. */
  dispatch: (action: Action) => boolean
  undo: () => void
  redo: () => void
  ui: Slice<UiState>
  save: SaveControl
  people: Slice<PeopleState>
  versions: Versions
  input: PendingInputs
  checks: Checks
  review: ReviewControl
  ownSlices: OwnSlicesControl
  /** From light to dark and back, for the whole admin. */
  toggleTheme: () => void
  /** To the previews of the page, in the frame and in other windows. */
  channel: StudioChannel
  slice: (name: string) => SliceInfo | undefined
  rules: () => TreeRules
}

const SessionContext = createContext<StudioSession | null>(null)

export const SessionProvider = SessionContext.Provider

/** What the studio can do. For what it shows there is `useEditor`. */
export function useSession(): StudioSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() was called outside of the studio. Render the component below <Studio>.')
  return session
}

/** What a component shows. The selector is called after every change: it must be as cheap for a thousand elements as for one. */
export function useEditor<Value>(selector: (state: EditorState) => Value): Value {
  return useStore(useSession().editor, selector)
}
