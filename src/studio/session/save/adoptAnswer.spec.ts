import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEnvelope, createRow, type Row } from '../../../tree'
import { conflictsOf, createStudioStore, pendingChanges } from '../../model'
import { editorOf, HOME } from '../../spec/fixtures'
import type { SaveAnswer } from './adoptAnswer'
import { createSaveControl } from './createSaveControl'
import { decide } from './decide'

const ROWS = ['a', 'b'].map((id) => createRow({ id, blockType: 'hero', fields: { title: id, copy: id } }))
const rowWith = (id: string, fields: Record<string, unknown>): Row => ({
  ...(ROWS.find((row) => row.id === id) as Row),
  ...fields,
})

afterEach(() => vi.unstubAllGlobals())

interface Sent {
  baseRev: number
  upsert: Row[]
  page?: Record<string, unknown>
}

/** A window whose save of another field is on its way, and what the server answers at last. */
async function saving() {
  const requests: { body: Sent; answer: (data: Partial<SaveAnswer>) => void }[] = []
  vi.stubGlobal('fetch', (_url: string, { body = '{}' }: { body?: string }) => {
    return new Promise((resolve) => {
      const answer = (data: Partial<SaveAnswer>) => resolve(Response.json({ rev: 3, savedAt: '2026-01-01', ...data }))
      requests.push({ body: JSON.parse(body) as Sent, answer })
    })
  })
  const store = createStudioStore({ page: HOME, rows: ROWS, rev: 1 })
  const control = createSaveControl({
    store,
    status: editorOf(store).slice('save'),
    apiRoute: '/api',
    usersUrl: '/api/users',
    pageId: 'p',
  })
  const type = (id: string, field: string, value: string) => store.dispatch({ type: 'fieldUpdate', id, field, value })
  const typePage = (settings: Record<string, unknown>) => store.dispatch({ type: 'settingsUpdate', id: null, settings })
  const asked = () =>
    (conflictsOf(store.getState())?.conflicts ?? []).map(({ element, field, mine, theirs }) => [
      element,
      field,
      mine,
      theirs,
    ])
  type('a', 'copy', 'sent')
  typePage({ path: '/Sent' })
  const done = control.run('saveDraft')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const arrives = async (data: Partial<SaveAnswer>) => {
    requests[0]?.answer(data)
    expect(await done).toBe(true)
  }
  return { arrives, asked, control, requests, store, type, typePage }
}

/** The answer of a save into which somebody else's change was merged. */
const merged = (change: { rows?: Row[]; page?: Record<string, unknown> }): Partial<SaveAnswer> => ({
  rows: change.rows ?? [rowWith('a', { copy: 'sent' }), rowWith('b', {})],
  page: { title: 'Home', path: '/Sent', ...change.page },
})

describe('what is typed while the own save is on its way, into what somebody else has changed', () => {
  it('is a conflict in a field, and the next save asks before it sends', async () => {
    const { arrives, asked, control, requests, store, type } = await saving()
    type('b', 'title', 'Mine')
    await arrives(merged({ rows: [rowWith('a', { copy: 'sent' }), rowWith('b', { title: 'Theirs' })] }))
    expect(store.getState().tree.rows.b?.title).toBe('Mine')
    expect(asked()).toEqual([['b', 'title', 'Mine', 'Theirs']])
    const asking = control.run('saveDraft')
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    const rows = [rowWith('a', { copy: 'sent' }), rowWith('b', { title: 'Newest' })]
    requests[1]?.answer({ rev: 4, page: { ...HOME, path: '/Sent' }, rows })
    expect(await asking).toBe(false)
    expect(control.store.getState().phase).toBe('conflict')
    expect(asked()).toEqual([['b', 'title', 'Mine', 'Newest']])
    const sides = conflictsOf(store.getState())?.sides
    if (sides) decide({ store, sides, settles: true, choose: () => 'mine' })
    void control.run('saveDraft')
    await vi.waitFor(() => expect(requests).toHaveLength(3))
    expect(requests[2]?.body).toMatchObject({ baseRev: 4, upsert: [{ id: 'b', title: 'Mine' }] })
  })

  it('is a conflict in a field of the page and in a setting', async () => {
    const { arrives, asked, store, typePage } = await saving()
    typePage({ title: 'Mine' })
    store.dispatch({ type: 'settingsUpdate', id: 'b', settings: { hydrationMode: 'idle' } })
    const theirs = rowWith('b', { element: createEnvelope({ hydrationMode: 'none' }) })
    await arrives(merged({ page: { title: 'Theirs' }, rows: [rowWith('a', { copy: 'sent' }), theirs] }))
    expect(asked()).toEqual([
      [null, 'title', 'Mine', 'Theirs'],
      ['b', 'element.hydrationMode', 'idle', 'none'],
    ])
  })

  it('is a conflict in an element that they removed', async () => {
    const { arrives, asked, store, type } = await saving()
    type('b', 'title', 'Mine')
    await arrives(merged({ rows: [rowWith('a', { copy: 'sent' })] }))
    expect(asked()).toEqual([['b', null, expect.objectContaining({ title: 'Mine' }), null]])
    expect(store.getState().tree.rows.b?.title).toBe('Mine')
  })

  it('is none beside it, nor when it is the same', async () => {
    const { arrives, asked, store, type } = await saving()
    type('b', 'title', 'Same')
    type('b', 'copy', 'Mine')
    await arrives(merged({ rows: [rowWith('a', { copy: 'sent', title: 'Theirs' }), rowWith('b', { title: 'Same' })] }))
    expect(asked()).toEqual([])
    expect(store.getState().tree.rows).toMatchObject({ a: { title: 'Theirs' }, b: { title: 'Same', copy: 'Mine' } })
    expect(pendingChanges(store.getState())?.upsert.map(({ id }) => id)).toEqual(['b'])
  })
})

describe('what the server stored in its own form', () => {
  it('is shown, and the page is clean', async () => {
    const { arrives, asked, store } = await saving()
    await arrives({ updated: { page: { path: '/sent' }, rows: [rowWith('a', { copy: 'Sent' })] } })
    expect(store.getState().page.path).toBe('/sent')
    expect(store.getState().tree.rows.a?.copy).toBe('Sent')
    expect([asked(), pendingChanges(store.getState())]).toEqual([[], null])
  })

  it('is no conflict with what was typed on meanwhile, which stays to be saved', async () => {
    const { arrives, asked, store, type, typePage } = await saving()
    type('a', 'copy', 'sent and more')
    typePage({ path: '/Sent-more' })
    store.dispatch({ type: 'settingsUpdate', id: 'a', settings: { tags: [{ name: 'sun', point: 1 }] } })
    await arrives({ updated: { page: { path: '/sent' }, rows: [rowWith('a', { copy: 'Sent' })] } })
    expect(asked()).toEqual([])
    expect(store.getState().page.path).toBe('/Sent-more')
    expect(pendingChanges(store.getState())).toMatchObject({
      page: { path: '/Sent-more' },
      upsert: [{ id: 'a', copy: 'sent and more' }],
    })
  })
})
