import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRow } from '../../../tree'
import { conflictsOf, createStudioStore } from '../../model'
import { createSaveControl } from '../save/createSaveControl'
import { editorOf, HOME } from '../../spec/fixtures'
import { createCatchUp, type Changes } from './createCatchUp'

const rowOf = (id: string, title: string) => createRow({ id, blockType: 'hero', fields: { title } })
const ANA = { id: 'ana', name: 'Ana' }

afterEach(() => vi.unstubAllGlobals())

/** A window, and a server that answers what the test puts there. */
function open() {
  const server: { changes: Changes; asked: string[]; answer: () => Promise<void> } = {
    changes: {
      rev: 2,
      status: 'draft',
      liveStatus: null,
      livePath: null,
      page: {},
      upsert: [],
      remove: [],
      order: null,
    },
    asked: [],
    answer: () => Promise.resolve(),
  }
  vi.stubGlobal('fetch', async (url: string) => {
    server.asked.push(url)
    await server.answer()
    return Response.json(server.changes)
  })
  const store = createStudioStore({ page: HOME, rows: [rowOf('a', 'A'), rowOf('b', 'B')], rev: 1 })
  const save = createSaveControl({
    store,
    status: editorOf(store).slice('save'),
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
  })
  const [onTaken, onHeld, onMissing] = [vi.fn(), vi.fn(), vi.fn()]
  const catchUp = createCatchUp({ store, save, url: '', onTaken, onHeld, onMissing })
  const type = (id: string, value: string) => store.dispatch({ type: 'fieldUpdate', id, field: 'title', value })
  const title = (id: string) => store.getState().tree.rows[id]?.title
  return { catchUp, onHeld, onTaken, save, server, store, title, type }
}

describe('catching up', () => {
  it('takes over what changed since its own revision, and asks for no more', async () => {
    const { catchUp, onTaken, server, store, title, type } = open()
    type('a', 'Mine')
    server.changes = { ...server.changes, upsert: [rowOf('b', 'Theirs')], page: { title: 'Their title' } }
    catchUp.heard({ rev: 2, by: ANA })
    await vi.waitFor(() => expect(store.getState().rev).toBe(2))
    expect(server.asked).toEqual(['/changes?since=1'])
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
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
    server.changes = { ...server.changes, rev: 3, upsert: [rowOf('b', 'Third')] }
    server.answer = () => Promise.resolve()
    release()
    await vi.waitFor(() => expect(store.getState().rev).toBe(3))
    expect(server.asked.at(-1)).toBe('/changes?since=2')
    expect(title('b')).toBe('Third')
  })

  it('holds what both sides changed, so that the next save asks, until the own change is taken back', async () => {
    const { catchUp, onHeld, onTaken, server, store, title, type } = open()
    type('b', 'Mine')
    server.changes = { ...server.changes, upsert: [rowOf('b', 'Theirs')], page: { title: 'Their title' } }
    catchUp.heard({ rev: 2, by: ANA })
    await vi.waitFor(() => expect(onHeld).toHaveBeenCalled())
    expect(onHeld).toHaveBeenLastCalledWith({ by: ANA, contests: [{ element: 'b', field: 'title' }] })
    expect(store.getState().rev, 'the save says what it was based on').toBe(1)
    expect([title('b'), store.getState().page.title], 'the rest arrives').toEqual(['Mine', 'Their title'])
    expect(onTaken).toHaveBeenCalledTimes(1)
    server.changes = { ...server.changes, rev: 3, upsert: [rowOf('a', 'Later'), rowOf('b', 'Theirs')] }
    catchUp.heard({ rev: 3, by: ANA })
    await vi.waitFor(() => expect(title('a')).toBe('Later'))
    expect([title('b'), store.getState().rev]).toEqual(['Mine', 1])
    store.undo()
    await vi.waitFor(() => expect(title('b')).toBe('Theirs'))
    expect(onHeld).toHaveBeenLastCalledWith(null)
    expect(store.getState()).toMatchObject({ rev: 3, page: { title: 'Their title' } })
  })

  it('goes on while a conflict stands: what is asked is about the newest of theirs', async () => {
    const { catchUp, onHeld, save, server, store, title, type } = open()
    type('b', 'Mine')
    const fields = { b: { row: { set: { title: 'Theirs' }, unset: [] } } }
    store.dispatch({ type: 'patchPage', source: 'remote', rev: 2, patch: { fields } })
    save.store.setState({ phase: 'conflict' })
    server.changes = { ...server.changes, rev: 3, upsert: [rowOf('a', 'Theirs'), rowOf('b', 'Newest')] }
    catchUp.heard({ rev: 3, by: ANA })
    await vi.waitFor(() => expect(store.getState().rev).toBe(3))
    expect([title('a'), title('b')]).toEqual(['Theirs', 'Mine'])
    expect(conflictsOf(store.getState())?.conflicts).toMatchObject([{ base: 'B', mine: 'Mine', theirs: 'Newest' }])
    expect(onHeld).not.toHaveBeenCalled()
  })

  it('tells of a publication, and where visitors find the page', async () => {
    const { catchUp, onTaken, save, server } = open()
    server.changes = { ...server.changes, status: 'published', liveStatus: 'published', livePath: '/new' }
    catchUp.heard({ rev: 2, by: ANA })
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledWith({ by: ANA, patch: null, isPublished: true }))
    expect(save.store.getState().status).toBe('published')
    expect(save.store.getState().livePath).toBe('/new')
  })
})
