import { afterEach, expect, it, vi } from 'vitest'
import { createStudioStore } from '../model'
import { createSaveControl } from './save/createSaveControl'
import { HOME } from '../spec/fixtures'
import { createLivePath } from './createLivePath'

afterEach(() => vi.unstubAllGlobals())

it('follows what is published and no draft', async () => {
  let rev = 1
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ rev: (rev += 1), savedAt: '2026-01-01' })))
  const store = createStudioStore({ page: { ...HOME, path: '/x' }, rows: [], rev })
  const save = createSaveControl({
    store,
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
    userId: 'u',
    initialStatus: 'published',
  })
  const live = createLivePath({ store, save, path: '/x' })
  const move = (path: string) => store.dispatch({ type: 'settingsUpdate', id: null, settings: { path } })
  move('/x-new')
  await save.run('saveDraft')
  expect([store.getState().saved.page.path, live.path]).toEqual(['/x-new', '/x'])
  await save.run('savePublishVersion')
  expect(live.path).toBe('/x-new')
  move('/x-newer')
  await save.run('quickSave')
  expect(live.path).toBe('/x-newer')
})
