import { afterEach, expect, it, vi } from 'vitest'
import { diff, toSnapshot, type PageDiff } from '../../../tree'
import { PAGE, row, savedWith } from '../../model/spec/fixtures'
import { openSaving } from './spec/openSaving'

afterEach(() => vi.unstubAllGlobals())

it('saves in the name of whoever acts, which others can follow', async () => {
  const { control, sent } = openSaving<{ user?: string }>({ status: { user: 'ana' } })
  await control.run('saveDraft')
  control.saveAs('cora')
  expect(control.store.getState().user).toBe('cora')
  await control.run('saveVersionForLater')
  expect(sent.map(({ user }) => user)).toEqual(['ana', 'cora'])
})

it('overwrites nothing of theirs where the own change was taken back by hand', async () => {
  const { control, sent, store } = openSaving({
    answer: (body) => Response.json(body === null ? { rev: 2, status: 'draft', change: null } : { rev: 3 }),
  })
  const type = (value: string) => store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value })
  type('Mine')
  store.dispatch({ type: 'patchPage', source: 'remote', rev: 2, change: savedWith(store, 'b', 'Theirs') })
  type('b')
  expect(await control.run('saveDraft')).toBe(true)
  expect(store.getState().tree.rows.b?.title).toBe('Theirs')
  expect(sent).toMatchObject([{ baseRev: 2, change: null }])
})

it('says that a save brings an earlier version back, as long as that is all it does', async () => {
  const { control, sent, store } = openSaving<{ restored?: boolean }>()
  const earlier = toSnapshot({ page: { ...PAGE, title: 'Earlier' }, rows: [row('a', { title: 'old' })] })
  const restore = () => {
    const change = diff(store.getState(), earlier) as PageDiff
    store.dispatch({ type: 'restoreRevision', change, rev: 1, element: null })
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
  const { control, store } = openSaving({
    answer: () => Response.json({ errors: [{ data: { errors } }] }, { status: 400 }),
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
  const { control, store } = openSaving({
    page: { ...PAGE, path: '/x' },
    rows: [],
    status: { status: 'published', livePath: '/x' },
  })
  const move = (path: string) => store.dispatch({ type: 'settingsUpdate', id: null, settings: { path } })
  const paths = () => [store.getState().saved.page.path, control.store.getState().livePath]
  move('/x-new')
  await control.run('saveDraft')
  expect(paths()).toEqual(['/x-new', '/x'])
  await control.run('savePublishVersion')
  expect(paths()).toEqual(['/x-new', '/x-new'])
  move('/x-newer')
  await control.run('quickSave')
  expect(paths()).toEqual(['/x-newer', '/x-newer'])
})
