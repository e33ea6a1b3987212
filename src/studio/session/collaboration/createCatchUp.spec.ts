import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Changes } from '../../../contract/collaboration'
import { createRow, diff, toTree, type PageDiff, type Row } from '../../../tree'
import { conflictsOf, createStudioStore } from '../../model'
import { createSaveControl } from '../save/createSaveControl'
import { editorOf, HOME } from '../../spec/fixtures'
import { createCatchUp } from './createCatchUp'

const rowOf = (id: string, title: string) => createRow({ id, blockType: 'hero', fields: { title } })
const PLACE = { apiRoute: '/api', pageId: 'p', release: null }
const ANA = { id: 'ana', name: 'Ana' }

const START = [rowOf('a', 'A'), rowOf('b', 'B')]
const pageOf = (rows: Row[], page: object = {}) => ({ page: { ...HOME, ...page }, tree: toTree(rows) })
/** Returns the change from the opened page to these titles. */
const titled = (a: string, b: string, page: object = {}): PageDiff | null =>
  diff(pageOf(START), pageOf([rowOf('a', a), rowOf('b', b)], page))

afterEach(() => vi.unstubAllGlobals())

/** A window and a server whose responses the test sets. */
function open() {
  const server: { changes: Changes; asked: string[]; answer: () => Promise<void> } = {
    changes: {
      rev: 2,
      status: 'draft',
      liveStatus: null,
      livePath: null,
      change: null,
    },
    asked: [],
    answer: () => Promise.resolve(),
  }
  vi.stubGlobal('fetch', async (url: string) => {
    server.asked.push(url)
    await server.answer()
    return Response.json(server.changes)
  })
  const store = createStudioStore({ page: HOME, rows: START, rev: 1 })
  const save = createSaveControl({
    store,
    status: editorOf(store).slice('save'),
    place: PLACE,
    users: 'users',
  })
  const [onTaken, onMissing] = [vi.fn(), vi.fn()]
  const catchUp = createCatchUp({ store, save, place: PLACE, onTaken, onMissing })
  const type = (id: string, value: string) => store.dispatch({ type: 'fieldUpdate', id, field: 'title', value })
  const asked = () => (conflictsOf(store.getState())?.conflicts ?? []).map(({ element, field }) => [element, field])
  const title = (id: string) => store.getState().tree.rows[id]?.title
  return { catchUp, asked, onTaken, save, server, store, title, type }
}

describe('catching up', () => {
  it('takes over what changed since its own revision, and asks for no more', async () => {
    const { catchUp, onTaken, server, store, title, type } = open()
    type('a', 'Mine')
    server.changes = { ...server.changes, change: titled('A', 'Theirs', { title: 'Their title' }) }
    catchUp.heard({ rev: 2, by: ANA })
    await expect.poll(() => store.getState().rev).toBe(2)
    expect(server.asked).toEqual(['/api/voix/pages/p/changes?since=1'])
    expect([title('a'), title('b'), store.getState().page.title]).toEqual(['Mine', 'Theirs', 'Their title'])
    expect(onTaken).toHaveBeenCalledWith(expect.objectContaining({ by: ANA, isPublished: false }))
    catchUp.heard({ rev: 2, by: ANA })
    expect(server.asked).toHaveLength(1)
  })

  it('waits while a save of its own is on its way, and then needs nothing', async () => {
    const { catchUp, server, store } = open()
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    catchUp.heard({ rev: 2, by: ANA })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(server.asked).toEqual([])
  })

  it('throws an answer away that a save has overtaken, and asks again', async () => {
    const { catchUp, server, store, title } = open()
    let release: () => void = () => undefined
    server.answer = () => new Promise((resolve) => (release = resolve))
    catchUp.heard({ rev: 3, by: ANA })
    await expect.poll(() => server.asked).toHaveLength(1)
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
    server.changes = { ...server.changes, rev: 3, change: titled('A', 'Third') }
    server.answer = () => Promise.resolve()
    release()
    await expect.poll(() => store.getState().rev).toBe(3)
    expect(server.asked.at(-1)).toBe('/api/voix/pages/p/changes?since=2')
    expect(title('b')).toBe('Third')
  })

  it('leaves standing what both changed, so that the next save asks, until the own change is taken back', async () => {
    const { asked, catchUp, onTaken, server, store, title, type } = open()
    type('b', 'Mine')
    server.changes = { ...server.changes, change: titled('A', 'Theirs', { title: 'Their title' }) }
    catchUp.heard({ rev: 2, by: ANA })
    await expect.poll(() => asked()).toEqual([['b', 'title']])
    expect(store.getState().rev).toBe(2)
    expect([title('b'), store.getState().page.title], 'the rest arrives').toEqual(['Mine', 'Their title'])
    expect(onTaken).toHaveBeenCalledTimes(1)
    const before = pageOf([rowOf('a', 'A'), rowOf('b', 'Theirs')])
    const change = diff(before, pageOf([rowOf('a', 'Later'), rowOf('b', 'Newest')]))
    server.changes = { ...server.changes, rev: 3, change }
    catchUp.heard({ rev: 3, by: ANA })
    await expect.poll(() => title('a')).toBe('Later')
    expect([title('b'), conflictsOf(store.getState())?.conflicts[0]?.theirs]).toEqual(['Mine', 'Newest'])
    store.undo()
    await expect.poll(() => title('b')).toBe('Newest')
    expect(asked()).toEqual([])
    expect(store.getState()).toMatchObject({ rev: 3, base: null, page: { title: 'Their title' } })
  })

  it('tells of a publication, and where visitors find the page', async () => {
    const { catchUp, onTaken, save, server } = open()
    server.changes = { ...server.changes, status: 'published', liveStatus: 'published', livePath: '/new' }
    catchUp.heard({ rev: 2, by: ANA })
    await expect.poll(() => onTaken).toHaveBeenCalledWith({ by: ANA, change: null, isPublished: true })
    expect(save.store.getState().status).toBe('published')
    expect(save.store.getState().livePath).toBe('/new')
  })
})
