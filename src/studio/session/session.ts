import { createContext, useContext } from 'react'
import { useStore } from 'zustand/react'
import type { TreeRules } from '../../tree/types'
import type { StudioState, StudioStore } from '../model'
import type { Drafts, DraftsState } from './pendingInput/createDrafts'
import type { LiveState, LiveStore } from '../model/collaboration'
import type { StudioChannel } from '../sync/createStudioChannel'
import type { Revisions } from './versions/createRevisions'
import type { SaveControl, SaveStatus } from '../model/saving'
import type { SliceInfo, StudioBoot } from '../model/boot'
import type { LivePath } from './createLivePath'
import type { Screen } from './createScreen'
import type { StudioEdits } from './edits'
import type { UiState, UiStore } from './uiStore'

/** Everything that commands and panels work with. One per open page. */
export interface StudioSession {
  boot: StudioBoot
  /** The page, its tree, the selection, the history. */
  store: StudioStore
  /** The same, as the studio's window shows it: what components render. */
  screen: Screen
  ui: UiStore
  /** Every way to change the page. */
  edit: StudioEdits
  save: SaveControl
  /** From light to dark and back, for the whole admin. */
  toggleTheme: () => void
  /** What others do to the page. */
  live: LiveStore
  livePath: LivePath
  /** To the previews of the page, in the frame and in other windows. */
  channel: StudioChannel
  /** The page's versions, and the one that is looked at. */
  revisions: Revisions
  /** Texts in the inspector's inputs that the page has not taken. */
  drafts: Drafts
  slice: (name: string) => SliceInfo | undefined
  /** The rules of the page's present layout. */
  rules: () => TreeRules
}

const SessionContext = createContext<StudioSession | null>(null)

export const SessionProvider = SessionContext.Provider

export function useSession(): StudioSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() was called outside of the studio. Render the component below <Studio>.')
  return session
}

export function useStudio<Slice>(selector: (state: StudioState) => Slice): Slice {
  return useStore(useSession().screen, selector)
}

export function useUi<Slice>(selector: (state: UiState) => Slice): Slice {
  return useStore(useSession().ui, selector)
}

export function useSave<Slice>(selector: (status: SaveStatus) => Slice): Slice {
  return useStore(useSession().save.store, selector)
}

export function useDrafts<Slice>(selector: (state: DraftsState) => Slice): Slice {
  return useStore(useSession().drafts.store, selector)
}

export function useLive<Slice>(selector: (state: LiveState) => Slice): Slice {
  return useStore(useSession().live, selector)
}
