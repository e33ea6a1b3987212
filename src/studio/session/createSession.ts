import { toast } from '@payloadcms/ui'
import { tidyTexts } from '../../tree'
import type { TreeRules } from '../../tree/types'
import type { OpenedPage } from '../api/openPage'
import { findPreviewFrame } from '../dom/previewFrame'
import { createStudioStore, withNames, type Action, type ActionType, type StudioStore } from '../model'
import type { StudioBoot, SliceInfo } from '../model/boot'
import type { Carried } from '../model/carried'
import { createStudioChannel } from '../sync/createStudioChannel'
import { createChecks } from './checks/createChecks'
import { createEditorStore, layoutOf, type EditorState } from './editorStore'
import { createOwnSlices } from './createOwnSlices'
import { createPendingInputs } from './pendingInput/createPendingInputs'
import { endWork } from './release/endWork'
import { createReview } from './review/createReview'
import { tellSaved } from './events'
import { createSaveControl } from './save/createSaveControl'
import type { StudioSession } from './session'
import { createVersions } from './versions/createVersions'
import { faultWords } from '../../tree'

/** State carried over from the previous session. */
export interface Before {
  carried: Carried
  editor: Pick<EditorState, 'ui' | 'people' | 'input'>
}

interface Input {
  boot: StudioBoot
  opened: OpenedPage
  toggleTheme: () => void
  /** State carried over from the session in which the page was open before. */
  before?: Before
}

/** The session of one open page. Nothing in it needs React or the document. */
export function createSession({ boot, opened, toggleTheme, before }: Input): StudioSession {
  const { canEdit, user } = boot
  const byName = new Map(boot.slices.map((slice) => [slice.name, slice]))
  const slice = (name: string) => byName.get(name)
  const rulesOf = (layout: string): TreeRules => ({ layout, slice: (name) => byName.get(name)?.rules })
  const { page, rows, rev, review, status, livePath, baseRev } = opened
  const shown = { releasePreviewId: boot.release?.id ?? null }
  const store = createStudioStore({
    page,
    rows,
    rev,
    review,
    session: shown,
    rules: rulesOf,
    canUnlock: boot.isAdministrator,
    carried: before?.carried ?? null,
  })
  const editor = createEditorStore({
    store,
    status,
    livePath,
    baseRev,
    user: user.id,
    layouts: boot.layouts,
    before: before?.editor,
  })
  const versions = createVersions({
    page: store,
    store: editor.slice('versions'),
    boot,
    rules: rulesOf,
    slice,
  })
  const people = editor.slice('people')
  const isPaused = () => editor.getState().versions.selected !== null
  const changing = createDispatch({ store, canEdit, isPaused, slice })
  const session: StudioSession = {
    boot,
    store,
    editor,
    getState: () => ({ ...editor.getState(), page: store.getState() }),
    ...changing,
    ui: editor.slice('ui'),
    save: createSaveControl({
      store,
      status: editor.slice('save'),
      place: boot,
      users: boot.collections.users,
      onSaved: (action) => tellSaved(action, session),
      onEnded: (how) => endWork(people, boot, { how, by: null }),
    }),
    people,
    versions,
    input: createPendingInputs({ store: editor.slice('input') }),
    checks: createChecks({
      boot,
      store,
      state: editor.slice('checks'),
      isRead: () => editor.getState().ui.leftTab === 'checks',
      isPublished: () => editor.getState().save.status === 'published',
      colors: () => layoutOf({ ...editor.getState(), page: store.getState() }) ?? null,
      slice,
    }),
    review: createReview({ store, ui: editor.slice('review'), boot }),
    ownSlices: createOwnSlices(boot),
    toggleTheme,
    channel: createStudioChannel({
      store,
      adminId: user.id,
      token: boot.channelToken,
      perform: changing.dispatch,
      // A preview that failed to load has an opaque origin: its document is not accessible.
      ownPreview: () => findPreviewFrame()?.contentDocument?.defaultView ?? null,
    }),
    slice,
    rules: () => rulesOf(store.getState().page.layout),
  }
  return session
}

interface DispatchInput {
  store: StudioStore
  canEdit: boolean
  /** An earlier version is on the screen: nothing changes behind it. */
  isPaused: () => boolean
  slice: (name: string) => SliceInfo | undefined
}

/** The way by which editors, and the previews for them, change the page. */
export function createDispatch({
  store,
  canEdit,
  isPaused,
  slice,
}: DispatchInput): Pick<StudioSession, 'dispatch' | 'undo' | 'redo'> {
  const step = (direction: 'undo' | 'redo') => {
    if (!canEdit) return
    const isThere = store.getState().history[direction].length > 0
    if (!store[direction]() && isThere) toast.info(LOST[direction])
  }
  return {
    dispatch: (action) => {
      if (!isViewing(action) && (!canEdit || isPaused())) return false
      const result = store.dispatch(withNames(tidyTexts(action), { tree: store.getState().tree, slice }))
      if (!result.applied && result.reason !== null) toast.error(faultWords(result.reason, slice))
      return result.applied
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
  }
}

const LOST = {
  undo: 'This step cannot be undone: somebody else has changed the same since. Undo again for the one before it.',
  redo: 'This step cannot be redone: somebody else has changed the same since. Redo again for the one after it.',
} as const

const VIEWING: ReadonlySet<ActionType> = new Set<ActionType>(['selectElements', 'selectGroup', 'setCurrentState'])

/** Actions that readers can run too. Selecting a field can add it, which they cannot. */
function isViewing(action: Action): boolean {
  return VIEWING.has(action.type) || (action.type === 'selectField' && action.initial === undefined)
}
