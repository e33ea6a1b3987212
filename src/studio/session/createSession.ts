import type { TreeRules } from '../../tree/types'
import type { OpenedPage } from '../api/openPage'
import { findPreviewFrame } from '../dom/previewFrame'
import { createStudioStore } from '../model'
import type { StudioBoot } from '../model/boot'
import { createStudioChannel } from '../sync/createStudioChannel'
import { createDispatch } from './createDispatch'
import { createEditorStore } from './editorStore'
import { createPendingInputs } from './pendingInput/createPendingInputs'
import { createSaveControl } from './save/createSaveControl'
import type { StudioSession } from './session'
import { createVersions } from './versions/createVersions'

interface Input {
  boot: StudioBoot
  opened: OpenedPage
  toggleTheme: () => void
}

/** The session of one open page. Nothing in it needs React or the document. */
export function createSession({ boot, opened, toggleTheme }: Input): StudioSession {
  const { apiRoute, canEdit, pageId, user } = boot
  const byName = new Map(boot.slices.map((slice) => [slice.name, slice]))
  const slice = (name: string) => byName.get(name)
  const rulesOf = (layout: string): TreeRules => ({ layout, slice: (name) => byName.get(name)?.rules })
  const { page, rows, rev, status, livePath } = opened
  const store = createStudioStore({ page, rows, rev, rules: rulesOf, canUnlock: boot.isAdministrator })
  const editor = createEditorStore({ store, status, livePath, user: user.id })
  const versions = createVersions({
    page: store,
    store: editor.slice('versions'),
    url: `${apiRoute}/voix/pages/${pageId}/revisions`,
    canEdit,
    rules: rulesOf,
    slice,
  })
  const isPaused = () => editor.getState().versions.selected !== null
  const changing = createDispatch({ store, canEdit, isPaused, slice })
  return {
    boot,
    store,
    editor,
    getState: () => ({ ...editor.getState(), page: store.getState() }),
    ...changing,
    ui: editor.slice('ui'),
    save: createSaveControl({
      store,
      status: editor.slice('save'),
      apiRoute,
      usersUrl: `${apiRoute}/${boot.collections.users}`,
      pageId,
    }),
    people: editor.slice('people'),
    versions,
    input: createPendingInputs({ store: editor.slice('input') }),
    toggleTheme,
    channel: createStudioChannel({
      store,
      adminId: user.id,
      token: boot.channelToken,
      perform: changing.dispatch,
      // A preview that could not be loaded is of no origin: its window must not be touched, and it has no document for us.
      ownPreview: () => findPreviewFrame()?.contentDocument?.defaultView ?? null,
    }),
    slice,
    rules: () => rulesOf(store.getState().page.layout),
  }
}
