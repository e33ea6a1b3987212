import { toast } from '@payloadcms/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStudioStore } from '../model'
import { editorOf } from '../spec/fixtures'
import { PAGE, ROWS } from '../model/spec/fixtures'
import { createPendingInputs } from '../session/pendingInput/createPendingInputs'
import { type PendingText } from '../model/pendingInput'
import type { SaveAction } from '../../contract/saving'
import type { StudioSession } from '../session/session'
import { saveAndTell } from './pageCommands'

vi.mock('@payloadcms/ui', () => ({ toast: { success: vi.fn() } }))

beforeEach(() => vi.mocked(toast.success).mockClear())

const PATH: PendingText = {
  place: { element: null, tab: 'page' },
  name: 'path',
  label: 'Path',
  text: '/two words',
  problem: 'A path may not hold spaces.',
  stored: '/',
}

function sessionWith(...refused: PendingText[]) {
  const run = vi.fn<(action: SaveAction) => Promise<boolean>>(() => Promise.resolve(true))
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const editor = editorOf(store)
  const input = createPendingInputs({ store: editor.slice('input') })
  for (const [index, text] of refused.entries()) input.keep(String(index), text)
  const save = { run, store: editor.slice('save') }
  const boot = { sites: [], collections: {} }
  const session = {
    boot,
    checks: { run: () => Promise.resolve([]) },
    input,
    store,
    save,
    slice: () => undefined,
    ui: editor.slice('ui'),
  } as unknown as StudioSession
  return { session, input, run, store }
}

it.each(['savePublishVersion', 'quickSave'] as const)('%s waits for texts that the page refuses', async (action) => {
  const { session, input, run } = sessionWith(PATH)
  await saveAndTell({ session, action })
  expect(run).not.toHaveBeenCalled()
  expect(toast.success).not.toHaveBeenCalled()
  expect(input.store.getState().notice).toBe('refused')
})

it('saves a draft without texts that the page refuses, and says so', async () => {
  const { session, input, run, store } = sessionWith(PATH)
  await saveAndTell({ session, action: 'saveDraft' })
  expect(run, 'there is nothing else to save').not.toHaveBeenCalled()
  expect(input.store.getState().notice).toBe('left-out')
  store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
  await saveAndTell({ session, action: 'saveDraft' })
  expect(run).toHaveBeenCalledWith('saveDraft')
  expect(input.store.getState().notice).toBe('left-out')
})

it('publishes when nothing is refused, with what an input held back', async () => {
  const { session, input, run } = sessionWith({ ...PATH, problem: null })
  input.tell('refused')
  const steps: string[] = []
  input.mount('name', { commit: () => steps.push('commit'), show: () => undefined, stored: () => '' })
  run.mockImplementation(() => {
    steps.push('run')
    return Promise.resolve(true)
  })
  await saveAndTell({ session, action: 'savePublishVersion' })
  expect(steps).toEqual(['commit', 'run'])
  expect(toast.success).toHaveBeenCalledWith('Published.')
  expect(input.store.getState().notice, 'what is not added yet was left out').toBe('left-out')
})
