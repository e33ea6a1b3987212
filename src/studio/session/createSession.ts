import type { TreeRules } from '../../tree/types'
import { createStudioChannel } from '../sync/createStudioChannel'
import { findPreviewFrame } from '../dom/previewFrame'
import { createStudioStore } from '../model'
import { createDrafts } from './pendingInput/createDrafts'
import { createLiveStore } from './collaboration/liveStore'
import { createRevisions } from './versions/createRevisions'
import { createSaveControl } from './save/createSaveControl'
import type { StudioBoot } from '../model/boot'
import { createLivePath } from './createLivePath'
import { createScreen } from './createScreen'
import { createEdits } from './edits'
import type { OpenedPage } from '../api/openPage'
import type { StudioSession } from './session'
import { createUiStore } from './uiStore'

interface Input {
  boot: StudioBoot
  opened: OpenedPage
  toggleTheme: () => void
}

/** The session of one open page. Nothing in it needs React or the document. */
export function createSession({ boot, opened, toggleTheme }: Input): StudioSession {
  const byName = new Map(boot.slices.map((slice) => [slice.name, slice]))
  const slice = (name: string) => byName.get(name)
  const rulesOf = (layout: string): TreeRules => ({ layout, slice: (name) => byName.get(name)?.rules })
  const { page, rows, rev, status, livePath } = opened
  const store = createStudioStore({ page, rows, rev, rules: rulesOf, canUnlock: boot.isAdministrator })
  const rules = () => rulesOf(store.getState().page.layout)
  const revisions = createRevisions({
    store,
    url: `${boot.apiRoute}/voix/pages/${boot.pageId}/revisions`,
    canEdit: boot.canEdit,
    rules: rulesOf,
  })
  const isPaused = () => revisions.store.getState().selected !== null
  const edit = createEdits({ store, canEdit: boot.canEdit, isPaused, slice, rules })
  const save = createSaveControl({
    store,
    apiRoute: boot.apiRoute,
    pageId: boot.pageId,
    userId: boot.user.id,
    initialStatus: status,
  })
  return {
    boot,
    store,
    screen: createScreen({ store }),
    ui: createUiStore(),
    edit,
    channel: createStudioChannel({
      store,
      adminId: boot.user.id,
      token: boot.channelToken,
      perform: edit.perform,
      // A preview that could not be loaded is of no origin: its window must not be touched, and it has no document for us.
      ownPreview: () => findPreviewFrame()?.contentDocument?.defaultView ?? null,
    }),
    save,
    toggleTheme,
    live: createLiveStore(),
    livePath: createLivePath({ store, save, path: livePath }),
    revisions,
    drafts: createDrafts(),
    slice,
    rules,
  }
}
