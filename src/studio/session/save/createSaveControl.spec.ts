import { afterEach, expect, it, vi } from 'vitest'
import { editorOf } from '../../spec/fixtures'
import { createStudioStore, diff, toCopy } from '../../model'
import { PAGE, ROWS, row } from '../../model/spec/fixtures'
import { toMessage } from './adoptAnswer'
import { createSaveControl } from './createSaveControl'

afterEach(() => vi.unstubAllGlobals())

it('saves in the name of whoever acts, which others can follow', async () => {
  const sent: { user?: string }[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { user?: string })
    return Promise.resolve(Response.json({ rev: 1 + sent.length, savedAt: '2026-01-01' }))
  })
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const control = createSaveControl({
    store,
    status: editorOf(store, { user: 'ana' }).slice('save'),
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
  })
  await control.run('saveDraft')
  control.saveAs('cora')
  expect(control.store.getState().user).toBe('cora')
  await control.run('saveVersionForLater')
  expect(sent.map(({ user }) => user)).toEqual(['ana', 'cora'])
})

it('overwrites nothing of theirs where the own change was taken back by hand', async () => {
  const sent: unknown[] = []
  const theirs = ROWS.map((each) => (each.id === 'b' ? { ...each, title: 'Theirs' } : each))
  vi.stubGlobal('fetch', (_url: string, { body }: { body?: string }) => {
    if (body === undefined) return Promise.resolve(Response.json({ rev: 2, page: PAGE, rows: theirs, status: 'draft' }))
    sent.push(JSON.parse(body))
    return Promise.resolve(Response.json({ rev: 3, savedAt: '2026-01-01' }))
  })
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const control = createSaveControl({
    store,
    status: editorOf(store).slice('save'),
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
  })
  const type = (value: string) => store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value })
  type('Mine')
  const fields = { b: { row: { set: { title: 'Theirs' }, unset: [] } } }
  store.dispatch({ type: 'patchPage', source: 'remote', rev: 2, patch: { fields } })
  type('b')
  expect(await control.run('saveDraft')).toBe(true)
  expect(store.getState().tree.rows.b?.title).toBe('Theirs')
  expect(sent).toMatchObject([{ baseRev: 2, upsert: [] }])
})

it('says that a save brings an earlier version back, as long as that is all it does', async () => {
  const sent: { restored?: boolean }[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { restored?: boolean })
    return Promise.resolve(Response.json({ rev: 1 + sent.length, savedAt: '2026-01-01' }))
  })
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const control = createSaveControl({
    store,
    status: editorOf(store).slice('save'),
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
  })
  const earlier = toCopy({ page: { ...PAGE, title: 'Earlier' }, rows: [row('a', { title: 'old' })] })
  const restore = () => {
    const patch = toMessage(diff(store.getState(), earlier) ?? {})
    store.dispatch({ type: 'restoreRevision', patch, rev: 1, element: null })
  }
  const type = (value: string) => store.dispatch({ type: 'fieldUpdate', id: 'a', field: 'title', value })
  restore()
  await control.run('saveDraft')
  type('new')
  await control.run('saveDraft')
  restore()
  type('newer')
  await control.run('saveDraft')
  expect(sent.map(({ restored }) => restored ?? false)).toEqual([true, false, false])
})

it('says no more of a refused value once it is another one', async () => {
  const errors = [
    { path: 'elements.a.title', message: 'This must be a text.' },
    { path: 'path', message: 'No.' },
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors: [{ data: { errors } }] }, { status: 400 })))
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const control = createSaveControl({
    store,
    status: editorOf(store).slice('save'),
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
  })
  const type = (field: string, value: string) => store.dispatch({ type: 'fieldUpdate', id: 'a', field, value })
  const shown = () => {
    const { phase, problems } = control.store.getState()
    return [phase, problems.map(({ field, message }) => [field, message])]
  }
  type('title', 'refused')
  expect(await control.run('saveDraft')).toBe(false)
  type('copy', 'of no concern')
  expect(shown()).toEqual(['error', errors.map(({ path, message }) => [path.replace('elements.a.', ''), message])])
  type('title', 'better')
  expect(shown()).toEqual(['error', [['path', 'No.']]])
  store.dispatch({ type: 'settingsUpdate', id: null, settings: { path: '/free' } })
  expect(shown()).toEqual(['idle', []])
})

it('tells where visitors find the page: by what is published, and by no draft', async () => {
  let rev = 1
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ rev: (rev += 1), savedAt: '2026-01-01' })))
  const store = createStudioStore({ page: { ...PAGE, path: '/x' }, rows: [], rev })
  const status = editorOf(store, { status: 'published', livePath: '/x' }).slice('save')
  const control = createSaveControl({ store, status, apiRoute: '/api', usersUrl: '/api/users', pageId: 'p' })
  const move = (path: string) => store.dispatch({ type: 'settingsUpdate', id: null, settings: { path } })
  const paths = () => [store.getState().saved.page.path, status.getState().livePath]
  move('/x-new')
  await control.run('saveDraft')
  expect(paths()).toEqual(['/x-new', '/x'])
  await control.run('savePublishVersion')
  expect(paths()).toEqual(['/x-new', '/x-new'])
  move('/x-newer')
  await control.run('quickSave')
  expect(paths()).toEqual(['/x-newer', '/x-newer'])
})
