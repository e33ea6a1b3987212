import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEnvelope, createRow, diff, toTree, type PageDiff, type Row } from '../../../tree'
import { conflictsOf, unsaved } from '../../model'
import { HOME } from '../../spec/fixtures'
import { decide } from './decide'
import { openSaving } from './spec/openSaving'

const ROWS = ['a', 'b'].map((id) => createRow({ id, blockType: 'hero', fields: { title: id, copy: id } }))
const rowWith = (id: string, fields: Record<string, unknown>): Row => ({
  ...(ROWS.find((row) => row.id === id) as Row),
  ...fields,
})

afterEach(() => vi.unstubAllGlobals())

interface Sent {
  baseRev: number
  change: PageDiff | null
}

/** What leads from one state of the page to another. */
const between = (before: Edit, after: Edit) => diff(snapshotWith(before), snapshotWith(after))
interface Edit {
  page?: Record<string, unknown>
  rows?: Row[]
}
function snapshotWith({ page = {}, rows = [] }: Edit) {
  const ids = rows.map(({ id }) => id)
  return { page: { ...HOME, ...page }, tree: toTree([...rows, ...ROWS.filter(({ id }) => !ids.includes(id))]) }
}

/** A window whose save of another field is on its way, and what the server answers at last. */
async function saving() {
  const requests: { body: Sent; answer: (data: object, status?: number) => void }[] = []
  const { control, store } = openSaving<Sent>({
    page: HOME,
    rows: ROWS,
    answer: (body) =>
      new Promise((resolve) => {
        const answer = (data: object, status = 200) => resolve(Response.json({ rev: 3, ...data }, { status }))
        requests.push({ body: body ?? ({} as Sent), answer })
      }),
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
  const next = async (count: number) => {
    await expect.poll(() => requests).toHaveLength(count)
    return requests[count - 1] as (typeof requests)[number]
  }
  const first = await next(1)
  const isStored = async (stored: PageDiff | null) => {
    first.answer({ savedAt: '2026-01-01', stored })
    expect(await done).toBe(true)
  }
  /** Others were first: the server says so, and what they did. */
  const isBeaten = async (change: PageDiff | null) => {
    first.answer({ errors: [{ message: 'The page was changed.', data: { rev: 3 } }] }, 409)
    ;(await next(2)).answer({ status: 'draft', change })
  }
  return { asked, control, done, isBeaten, isStored, next, store, type, typePage }
}

describe('what is typed while the own save is on its way, into what somebody else has changed', () => {
  it('is a conflict in a field, and the next save asks before it sends', async () => {
    const { asked, control, done, isBeaten, next, store, type } = await saving()
    type('b', 'title', 'Mine')
    const theirs = { rows: [rowWith('b', { title: 'Theirs' })] }
    await isBeaten(between({}, theirs))
    expect([await done, control.store.getState().phase]).toEqual([false, 'conflict'])
    expect(store.getState().tree.rows.b?.title).toBe('Mine')
    expect(asked()).toEqual([['b', 'title', 'Mine', 'Theirs']])
    const asking = control.run('saveDraft')
    ;(await next(3)).answer({ rev: 4, change: between(theirs, { rows: [rowWith('b', { title: 'Newest' })] }) })
    expect(await asking).toBe(false)
    expect(asked()).toEqual([['b', 'title', 'Mine', 'Newest']])
    const sides = conflictsOf(store.getState())?.sides
    if (sides) decide({ store, sides, settles: true, choose: () => 'mine' })
    void control.run('saveDraft')
    expect((await next(4)).body).toMatchObject({
      baseRev: 4,
      change: { rows: { updated: { b: [{}, { title: 'Mine' }] } } },
    })
  })

  it('is a conflict in a field of the page and in a setting', async () => {
    const { asked, done, isBeaten, store, typePage } = await saving()
    typePage({ title: 'Mine' })
    store.dispatch({ type: 'settingsUpdate', id: 'b', settings: { hydrationMode: 'idle' } })
    const theirs = rowWith('b', { element: createEnvelope({ hydrationMode: 'none' }) })
    await isBeaten(between({}, { page: { title: 'Theirs' }, rows: [ROWS[0] as Row, theirs] }))
    await done
    expect(asked()).toEqual([
      [null, 'title', 'Mine', 'Theirs'],
      ['b', 'element.hydrationMode', 'idle', 'none'],
    ])
  })

  it('is a conflict in an element that they removed', async () => {
    const { asked, done, isBeaten, store, type } = await saving()
    type('b', 'title', 'Mine')
    await isBeaten(diff(snapshotWith({}), { page: HOME, tree: toTree([ROWS[0] as Row]) }))
    await done
    expect(asked()).toEqual([['b', null, expect.objectContaining({ title: 'Mine' }), null]])
    expect(store.getState().tree.rows.b?.title).toBe('Mine')
  })

  it('is none beside it, nor when it is the same: all of it is sent again by itself', async () => {
    const { asked, isBeaten, next, store, type } = await saving()
    type('b', 'title', 'Same')
    type('b', 'copy', 'Mine')
    await isBeaten(between({}, { rows: [rowWith('a', { title: 'Theirs' }), rowWith('b', { title: 'Same' })] }))
    const { body } = await next(3)
    expect(asked()).toEqual([])
    expect(store.getState().tree.rows).toMatchObject({
      a: { title: 'Theirs', copy: 'sent' },
      b: { title: 'Same', copy: 'Mine' },
    })
    expect(body.baseRev).toBe(3)
    expect(Object.keys(body.change?.rows.updated ?? {})).toEqual(['a', 'b'])
  })
})

describe('what the server stored in its own form', () => {
  const sent = { page: { path: '/Sent' }, rows: [rowWith('a', { copy: 'sent' })] }
  const stored = { page: { path: '/sent' }, rows: [rowWith('a', { copy: 'Sent' })] }

  it('is shown, and the page is clean', async () => {
    const { asked, isStored, store } = await saving()
    await isStored(between(sent, stored))
    expect(store.getState().page.path).toBe('/sent')
    expect(store.getState().tree.rows.a?.copy).toBe('Sent')
    expect([asked(), unsaved(store.getState())]).toEqual([[], null])
  })

  it('is no conflict with what was typed on meanwhile, which stays to be saved', async () => {
    const { asked, isStored, store, type, typePage } = await saving()
    type('a', 'copy', 'sent and more')
    typePage({ path: '/Sent-more' })
    store.dispatch({ type: 'settingsUpdate', id: 'a', settings: { tags: [{ name: 'sun', point: 1 }] } })
    await isStored(between(sent, stored))
    expect(asked()).toEqual([])
    expect(store.getState().page.path).toBe('/Sent-more')
    expect(unsaved(store.getState())).toMatchObject({
      page: { path: ['/sent', '/Sent-more'] },
      rows: { updated: { a: [{ copy: 'Sent' }, { copy: 'sent and more' }] } },
    })
  })
})
