import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hubOf } from '../../src/page/collaboration/hub'
import type { Presence } from '../../src/page/store/messages'
import type { PageDiff } from '../../src/tree'
import { createPage, LONGEST_WAIT, row, startApp, type App, type Json } from './helpers/app'
import { anotherServer, listenTo, ofPage, signIn, type EventReader } from './helpers/events'
import { savingOf } from './helpers/saving'

let app: App
let second: { payload: Payload; instance: string }
let token: string
const readers: EventReader[] = []

beforeAll(async () => {
  app = await startApp()
  second = await anotherServer(app)
  token = await signIn(app, 'editor')
})

afterAll(async () => {
  for (const reader of readers) reader.close()
  await second?.payload.destroy()
  await app?.stop()
})

const { save, pageOfThree } = savingOf(() => app)

/** Subscribes on the second server and waits for its first event. All writes go to the first server. */
async function listen(page: string, { instance }: { instance?: string } = second) {
  const reader = await listenTo({ app, page, token, ...(instance ? { instance } : {}) })
  readers.push(reader)
  return { reader, hello: await reader.next('hello') }
}

const tell = (page: string, body: Record<string, unknown>) =>
  app.call({
    method: 'POST',
    path: `/api/voix/pages/${page}/presence`,
    body: { window: 'one', seq: 1, state: 'here', element: null, breakpoint: 'xl', ...body },
    as: 'administrator',
  })

describe('events of a page', () => {
  it('says hello with the revision and the windows, uncompressed and never kept', async () => {
    const page = await createPage(app)
    const { reader, hello } = await listen(page.id)
    expect(hello).toEqual({ rev: 1, isTrashed: false, ended: null, windows: [] })
    expect(reader.headers.get('content-type')).toContain('text/event-stream')
    expect(reader.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(reader.headers.get('x-accel-buffering')).toBe('no')
  })

  it('tells another server of every way to write a page, with who and which revision', async () => {
    const { page, one } = await pageOfThree()
    const { reader } = await listen(page.id)
    const by = { id: app.userOf('editor').id, name: 'editor' }
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Saved' }] })
    expect(await reader.next('saved')).toEqual({ rev: 2, by })
    await save(page.id, { baseRev: 2, action: 'savePublishVersion' })
    expect(await reader.next('saved')).toEqual({ rev: 3, by })
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?depth=0`, body: { title: 'By REST' }, as: 'editor' })
    expect(await reader.next('saved')).toEqual({ rev: 4, by })
    await app.payload.update({ collection: 'pages', id: page.id, data: { title: 'By script' }, overrideAccess: true })
    expect(await reader.next('saved')).toEqual({ rev: 5, by: null })
    const [version] = await app.query<{ id: string }>(
      'select id from _pages_v where parent_id = $1 order by version_rev limit 1',
      [page.id],
    )
    await app.call({ method: 'POST', path: `/api/pages/versions/${version?.id}`, body: {}, as: 'editor' })
    expect(await reader.next('saved')).toEqual({ rev: 6, by })
    const select = { title: true } as const
    await app.payload.update({ collection: 'pages', id: page.id, data: { title: 'x' }, select, overrideAccess: true })
    expect(await reader.next('saved')).toEqual({ rev: 7, by: null })
    const deletedAt = new Date().toISOString()
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { deletedAt }, as: 'editor' })
    expect(await reader.next('trashed')).toEqual({ rev: 8, by })
    await app.call({ method: 'DELETE', path: `/api/pages/${page.id}?trash=true`, as: 'editor' })
    expect(await reader.next('deleted')).toEqual({ by })
  })

  it('says nothing of other pages, and nothing of what was rolled back', async () => {
    const { page, one } = await pageOfThree()
    const other = await createPage(app)
    const { reader } = await listen(page.id)
    await app.call({ method: 'PATCH', path: `/api/pages/${other.id}`, body: { title: 'Other' }, as: 'editor' })
    const refused = await save(page.id, { baseRev: 1, upsert: [row('no-such-slice')] })
    expect(refused.status).toBe(400)
    const transaction = (await app.payload.db.beginTransaction()) ?? ''
    const req = { transactionID: transaction }
    await app.payload.update({ collection: 'pages', id: page.id, data: { title: 'Gone' }, overrideAccess: true, req })
    await app.payload.db.rollbackTransaction(transaction)
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'Kept' }] })
    expect((await reader.next('saved')).rev).toBe(2)
    expect(ofPage(reader).map(({ name }) => name)).toEqual(['hello', 'saved'])
  })

  it('tells every open page, also on another server, that a shared section has changed: it may show it', async () => {
    const section = await createPage(app, { kind: 'section' })
    const { reader } = await listen((await createPage(app)).id)
    await app.call({ method: 'PATCH', path: `/api/pages/${section.id}`, body: { title: 'New' }, as: 'editor' })
    expect(await reader.next('section')).toEqual({ section: section.id })
    expect(ofPage(reader).map(({ name }) => name)).toEqual(['hello', 'section'])
  })

  it('is told to look again when the connection that listens was killed, and hears what comes after', async () => {
    const { page } = await pageOfThree()
    const { reader } = await listen(page.id)
    const killed = await app.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'voix-pages' and datname = current_database()`,
    )
    expect(killed.length).toBeGreaterThan(0)
    // PostgreSQL responds before the process ends, and the process may still deliver a message.
    const pids = killed.map(({ pid }) => pid)
    await expect.poll(() => app.query('select 1 from pg_stat_activity where pid = any($1)', [pids])).toEqual([])
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { title: 'Missed' }, as: 'editor' })
    await vi.waitFor(() => expect(ofPage(reader).at(-1)).toMatchObject({ data: { rev: 2 } }), { timeout: LONGEST_WAIT })
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { title: 'Heard' }, as: 'editor' })
    await expect.poll(() => ofPage(reader).at(-1)).toMatchObject({ name: 'saved', data: { rev: 3 } })
  })

  it('leaves nothing behind when fifty windows come and go', async () => {
    const page = await createPage(app)
    const before = hubOf(second.payload).count()
    const tokens = await Promise.all([signIn(app, 'administrator'), signIn(app, 'reviewer'), token])
    for (let round = 0; round < 5; round += 1) {
      const open = Array.from({ length: 10 }, (_, index) =>
        listenTo({ app, page: page.id, token: tokens[index % 3] ?? '', instance: second.instance }),
      )
      const opened = await Promise.all(open)
      await Promise.all(opened.map((reader) => reader.next('hello')))
      expect(hubOf(second.payload).count()).toBe(before + 10)
      for (const reader of opened) reader.close()
    }
    expect(hubOf(second.payload).count()).toBe(before)
  })

  it('refuses the twenty-first window of one person, and takes it when another closes', async () => {
    const page = await createPage(app)
    const own = await signIn(app, 'reviewer')
    const open = () => listenTo({ app, page: page.id, token: own })
    const windows = await Promise.all(Array.from({ length: 20 }, open))
    expect((await open()).status).toBe(429)
    windows[0]?.close()
    const again = await open()
    expect(again.status).toBe(200)
    for (const reader of [...windows, again]) reader.close()
    expect(hubOf(app.payload).count()).toBe(0)
  })
})

describe('the end of a session', () => {
  it('ends the stream at the next beat: signed out, or no longer of the staff', async () => {
    const page = await createPage(app)
    vi.useFakeTimers({ toFake: ['setInterval'] })
    try {
      for (const end of [signOut, takeRoleAway]) {
        const own = await signIn(app, 'reviewer')
        const reader = await listenTo({ app, page: page.id, token: own })
        await reader.next('hello')
        vi.advanceTimersByTime(15_000)
        await vi.waitFor(() => expect(reader.beats()).toBe(1), { timeout: LONGEST_WAIT })
        expect(reader.isOver()).toBe(false)
        await end(own)
        vi.advanceTimersByTime(15_000)
        expect(await reader.next('end')).toEqual({ reason: 'signed-out' })
        await vi.waitFor(() => expect(reader.isOver()).toBe(true), { timeout: LONGEST_WAIT })
      }
    } finally {
      vi.useRealTimers()
      await setRoles(['reviewer'])
    }
    expect(hubOf(app.payload).count()).toBe(0)
  })

  const signOut = (own: string) =>
    app.call({ method: 'POST', path: '/api/users/logout', headers: { Authorization: `JWT ${own}` } })
  const takeRoleAway = () => setRoles(['agent'])
  const setRoles = (roles: ('agent' | 'reviewer')[]) =>
    app.payload.update({ collection: 'users', id: app.userOf('reviewer').id, data: { roles }, overrideAccess: true })
})

describe('presence', () => {
  it('is seen on every server: who, where, and when they leave', async () => {
    const page = await createPage(app)
    const { reader } = await listen(page.id)
    expect((await tell(page.id, { element: 'hero-1' })).body).toEqual({
      rev: 1,
      isTrashed: false,
      ended: null,
      mayEdit: true,
    })
    const { windows } = await reader.next('presence')
    expect(windows).toMatchObject([
      { window: 'one', user: { name: 'administrator' }, state: 'here', element: 'hero-1', breakpoint: 'xl' },
    ])
    await tell(page.id, { seq: 2, state: 'left' })
    expect(await reader.next('presence')).toEqual({ windows: [] })
    await tell(page.id, { seq: 1, element: 'late' })
    await tell(page.id, { window: 'two' })
    expect((await reader.next('presence')).windows).toMatchObject([{ window: 'two' }])
  })

  it('ends with the stream of a window that says no goodbye, unless it listens again or only rests', async () => {
    const page = await createPage(app)
    const { reader } = await listen(page.id)
    const own = await signIn(app, 'administrator')
    const open = async (window: string) => {
      const stream = await listenTo({ app, page: page.id, token: own, window })
      await stream.next('hello')
      return stream
    }
    const streams = [await open('crashed'), await open('again'), await open('resting')]
    for (const window of ['crashed', 'again', 'resting']) {
      // A browser's request when it closes a window.
      await tell(page.id, { window, state: 'away', isResting: window === 'resting' })
    }
    for (const stream of streams) stream.close()
    const again = await open('again')
    const shown = () => (reader.heard.findLast(({ name }) => name === 'presence')?.data.windows ?? []) as Presence[]
    await vi.waitFor(() => expect(shown().map(({ window }) => window)).toEqual(['again', 'resting']), {
      timeout: LONGEST_WAIT,
    })
    again.close()
  })

  it('is told to a server that begins to listen later', async () => {
    const page = await createPage(app)
    const here = await listen(page.id, {})
    await tell(page.id, {})
    await here.reader.next('presence')
    const third = await anotherServer(app)
    try {
      const { reader, hello } = await listen(page.id, third)
      const windows = (hello.windows as unknown[]).length > 0 ? hello.windows : (await reader.next('presence')).windows
      expect(windows).toMatchObject([{ window: 'one' }])
      reader.close()
    } finally {
      await third.payload.destroy()
    }
  })

  it('says who tells, whatever the body says, and refuses what no window would tell', async () => {
    const page = await createPage(app)
    const { reader } = await listen(page.id)
    await tell(page.id, { user: { id: 'x', name: 'Somebody else' }, page: 'elsewhere' })
    expect((await reader.next('presence')).windows).toMatchObject([{ page: page.id, user: { name: 'administrator' } }])
    const wrong = { seq: 'many', state: 'gone', element: { $ne: 1 }, breakpoint: 'huge', isResting: 'yes' }
    for (const [name, value] of [...Object.entries(wrong), ['window', 5], ['window', 'x'.repeat(65)]] as const) {
      const { status, body } = await tell(page.id, { [name]: value })
      expect(status).toBe(400)
      expect(body.errors[0]?.message).toContain(`${name}: `)
    }
  })
})

describe('changes since a revision', () => {
  const changes = (id: string, since: number | string) =>
    app.call({ path: `/api/voix/pages/${id}/changes?since=${since}`, as: 'reviewer' })

  it('answers what changed and no more', async () => {
    const { page, one, two, group, order } = await pageOfThree()
    const path = `${page.path}-new`
    await save(page.id, { baseRev: 1, upsert: [{ ...one, title: 'New' }], page: { title: 'Title', path } })
    expect((await changes(page.id, 1)).body).toMatchObject({
      rev: 2,
      status: 'draft',
      liveStatus: 'published',
      livePath: page.path,
      change: {
        page: { title: [page.title, 'Title'], path: [page.path, path] },
        rows: { added: {}, updated: { [one.id]: [{ title: 'One' }, { id: one.id, title: 'New' }] }, removed: {} },
        order: {},
      },
    })
    const added = row('hero', { title: 'Added' }, { parent: group.id })
    await save(page.id, { baseRev: 2, upsert: [added], remove: [two.id], order: [order[0], group.id, added.id] })
    const { body } = await changes(page.id, 1)
    const { rows, order: lists } = body.change as PageDiff
    expect([rows.added, rows.updated, rows.removed].map(Object.keys)).toEqual([[added.id], [one.id], [two.id]])
    expect(rows.removed[two.id]?.title, 'of what is gone no more than what it was').toBeUndefined()
    expect(lists).toEqual({ root: [order, [one.id, group.id]], [group.id]: [null, [added.id]] })
    expect([body.rev, body.content]).toEqual([3, undefined])
    expect((await changes(page.id, 3)).body).toMatchObject({ rev: 3, change: null })
  })

  it('answers everything when the older revision is gone, and a 400 for what never was', async () => {
    const { page } = await pageOfThree()
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body: { title: 'x' }, as: 'editor' })
    await app.query('delete from _pages_v where parent_id = $1 and version_rev = 1', [page.id])
    const { body } = await changes(page.id, 1)
    expect((body.content as Json).rows).toHaveLength(3)
    expect([(body.content as Json).page.title, body.change]).toEqual(['x', null])
    expect((await changes(page.id, 9)).status).toBe(400)
    expect((await changes(page.id, 'x')).status).toBe(400)
    expect((await changes(randomUUID(), 1)).status).toBe(404)
  })
})
