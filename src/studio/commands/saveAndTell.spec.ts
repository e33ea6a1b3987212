import { toast } from '@payloadcms/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStudioStore } from '../model'
import { PAGE, ROWS } from '../model/spec/fixtures'
import { createDrafts } from '../session/pendingInput/createDrafts'
import { type Draft } from '../model/pendingInput'
import type { SaveAction } from '../model/saving'
import type { StudioSession } from '../session/session'
import { saveAndTell } from './saveAndTell'

vi.mock('@payloadcms/ui', () => ({ toast: { success: vi.fn() } }))

beforeEach(() => vi.mocked(toast.success).mockClear())

const PATH: Draft = {
  place: { element: null, tab: 'page' },
  name: 'path',
  label: 'Path',
  text: '/two words',
  problem: 'A path may not hold spaces.',
  stored: '/',
}

function sessionWith(...refused: Draft[]) {
  const drafts = createDrafts()
  for (const [index, draft] of refused.entries()) drafts.keep(String(index), draft)
  const run = vi.fn<(action: SaveAction) => Promise<boolean>>(() => Promise.resolve(true))
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const session = { drafts, store, save: { run } } as unknown as StudioSession
  return { session, drafts, run, store }
}

it.each(['savePublishVersion', 'quickSave'] as const)('%s waits for texts that the page refuses', async (action) => {
  const { session, drafts, run } = sessionWith(PATH)
  await saveAndTell({ session, action })
  expect(run).not.toHaveBeenCalled()
  expect(toast.success).not.toHaveBeenCalled()
  expect(drafts.store.getState().told).toBe('refused')
})

it('saves a draft without texts that the page refuses, and says so', async () => {
  const { session, drafts, run, store } = sessionWith(PATH)
  await saveAndTell({ session, action: 'saveDraft' })
  expect(run, 'there is nothing else to save').not.toHaveBeenCalled()
  expect(drafts.store.getState().told).toBe('left-out')
  store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
  await saveAndTell({ session, action: 'saveDraft' })
  expect(run).toHaveBeenCalledWith('saveDraft')
  expect(drafts.store.getState().told).toBe('left-out')
})

it('publishes when nothing is refused, with what an input held back', async () => {
  const { session, drafts, run } = sessionWith({ ...PATH, problem: null })
  drafts.tell('refused')
  const steps: string[] = []
  drafts.mount('name', { commit: () => steps.push('commit'), show: () => undefined, stored: () => '' })
  run.mockImplementation(() => {
    steps.push('run')
    return Promise.resolve(true)
  })
  await saveAndTell({ session, action: 'savePublishVersion' })
  expect(steps).toEqual(['commit', 'run'])
  expect(toast.success).toHaveBeenCalledWith('Published.')
  expect(drafts.store.getState().told, 'what is not added yet was left out').toBe('left-out')
})
