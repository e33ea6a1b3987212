import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runWorker } from '../../src/collections/core/jobs/runWorker'
import { asReleased } from '../../src/collections/core/releases/asReleased'
import { findBySecret } from '../../src/collections/core/releases/secret'
import { publishDue } from '../../src/page/releases/schedule'
import { loadPageFor } from '../../src/serve/page/loadPage'
import { createPage, LONGEST_WAIT, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { releasingOf } from './helpers/releasing'

const CALLERS = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { api, makeRelease, addTo, save } = releasingOf(() => app)
const statusOf = async (release: string) => (await api('GET', `/${release}`)).body as unknown as Json
const live = async (page: string) => (await app.call({ path: `/api/pages/${page}?depth=0` })).body

/** Returns the next minute in UTC in the format of `datetime-local` inputs. */
const soon = () => new Date(Date.now() + 61_000).toISOString().slice(0, 16)

describe('a release at a time', () => {
  /** Creates a release that is due, without waiting for its time. */
  async function dueRelease() {
    const page = await createPage(app, { title: 'Before' })
    const release = await makeRelease()
    await save(release, page.id, { page: { title: 'After' } })
    const { status, body } = await api('POST', `/${release}/schedule`, { at: soon(), timeZone: 'UTC' })
    expect([status, body.status], JSON.stringify(body)).toEqual([200, 'scheduled'])
    await app.query('update payload_jobs set wait_until = now()')
    return { page, release }
  }

  async function work(condition: () => Promise<void>) {
    const ending = new AbortController()
    const workers = [1, 2].map(() => runWorker({ payload: app.payload, signal: ending.signal, pollMs: 10 }))
    await vi.waitFor(condition, { timeout: LONGEST_WAIT, interval: 30 }).finally(() => ending.abort())
    await Promise.all(workers)
  }
  const allDone = async () => expect(await app.query('select id from payload_jobs')).toEqual([])

  it('is published once, by whichever of two workers, in the name of who scheduled it', async () => {
    const { page, release } = await dueRelease()
    const before = (await live(page.id)).rev
    await work(allDone)
    expect(await live(page.id)).toMatchObject({ title: 'After', rev: before + 1 })
    const { status, history } = await statusOf(release)
    expect(status).toBe('published')
    const published = (history as Json[]).filter(({ what }) => what === 'published')
    expect(published).toMatchObject([{ by: 'editor' }])
  })

  it('runs a second time into nothing, and two at the same time into one', async () => {
    const { page, release } = await dueRelease()
    const { publishAt } = await statusOf(release)
    const due = () => publishDue({ payload: app.payload, release, publishAt: String(publishAt) })
    expect((await Promise.all([due(), due()])).includes('published')).toBe(true)
    expect(await due()).toBe('unwanted')
    expect(await live(page.id)).toMatchObject({ title: 'After', rev: 2 })
    await work(allDone)
    expect((await live(page.id)).rev).toBe(2)
  })

  it('is not published when its time was taken back, and says why when it fails', async () => {
    const { page, release } = await dueRelease()
    expect((await api('DELETE', `/${release}/schedule`)).body.status).toBe('draft')
    await work(allDone)
    expect((await live(page.id)).title).toBe('Before')

    const failing = await dueRelease()
    await app.call({ method: 'PATCH', path: `/api/pages/${failing.page.id}`, body: { title: 'Over it' }, as: 'editor' })
    await work(allDone)
    const { status, failure } = await statusOf(failing.release)
    expect([status, (failure as Json).message]).toMatchObject(['failed', /What visitors see has changed/])
    expect((await live(failing.page.id)).title).toBe('Over it')
  })

  it.each([
    [{ at: '2020-01-01T08:00', timeZone: 'UTC' }, /^at: .* has passed/],
    [{ at: 'soon', timeZone: 'UTC' }, /^at: "soon" is not a time/],
    [{ at: '2099-01-01T08:00', timeZone: 'Europe/Atlantis' }, /^timeZone: "Europe\/Atlantis"/],
    [{ at: '2099-01-01T08:00', timeZone: 'UTC' }, /has no documents/],
  ])('takes no %j', async (body, says) => {
    const { status, body: answer } = await api('POST', `/${await makeRelease()}/schedule`, body)
    expect([status, answer.errors[0]?.message]).toMatchObject([400, says])
  })
})

describe('the preview of a release', () => {
  const reqOf = () => createLocalReq({}, app.payload)
  const makeLink = async (release: string) => {
    const { body } = await api('POST', `/${release}/preview`, { days: 7 })
    return (body.told as unknown as { secret: string }).secret
  }
  const opens = async (id: string, secret: string) => (await findBySecret({ req: await reqOf(), id, secret })) !== null

  it('is opened by its secret alone, which is stored as a hash, expires and is taken back', async () => {
    const release = await makeRelease()
    const secret = await makeLink(release)
    const [stored] = await app.query<Record<string, unknown>>('select * from releases where id = $1', [release])
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect([await opens(release, secret), await opens(release, `${secret}x`), await opens(release, '')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await opens(await makeRelease(), secret)).toBe(false)
    await app.query(`update releases set preview_secret_expires_at = now() - interval '1 second' where id = $1`, [
      release,
    ])
    expect(await opens(release, secret)).toBe(false)

    const again = await makeLink(release)
    const look = await api('POST', `/${release}/look`, {}, 'reviewer')
    const staff = String(look.body.address).split('/')[3] ?? ''
    expect([await opens(release, secret), await opens(release, again), await opens(release, staff)]).toEqual([
      false,
      true,
      true,
    ])
    const [kind, , signature] = staff.split('.')
    expect(await opens(release, [kind, String(Date.now() + 9e9), signature].join('.'))).toBe(false)
    expect((await api('DELETE', `/${release}/preview`)).status).toBe(200)
    expect([await opens(release, again), await opens(release, staff)]).toEqual([false, false])
  })

  it('shows the whole site as it will be, leaves nothing behind, and shows no other draft', async () => {
    const [page, gone] = [await createPage(app, { title: 'Old' }), await createPage(app)]
    const other = await createPage(app, { title: 'Another', _status: 'draft' })
    const menu = await makeDocument(app, 'menus', { name: 'Old menu', _status: 'published' })
    const release = await makeRelease()
    const fresh = await createPage(app, { title: 'Fresh', _status: 'draft', path: `/fresh-${page.id}` })
    await save(release, page.id, {
      page: { title: 'New', path: gone.path },
      upsert: [row('hero', { title: 'Inside' })],
    })
    await save(release, fresh.id, { page: { title: 'Fresh' } })
    await addTo(release, gone.id, 'pages', 'unpublish')
    const item = await addTo(release, menu, 'menus')
    await api('PATCH', `/${release}/items/${item.id}`, { rev: item.rev, data: { name: 'New menu' } })
    const before = await app.query('select id, rev, title, path, _status, updated_at from pages order by id')
    const layouts = { blocks: () => Promise.resolve({ default: () => null }) }
    const req = await reqOf()
    const seen = await asReleased({
      req,
      release,
      work: async () => {
        const load = async (path: string) =>
          (await loadPageFor(req, { siteId: 0, path }, layouts, () => undefined))?.view.page.title ?? null
        const { docs } = await req.payload.find({
          collection: 'menus',
          where: { id: { equals: menu } },
          overrideAccess: false,
          req,
        })
        return [
          await load(gone.path),
          await load(page.path),
          await load(fresh.path),
          await load(other.path),
          (docs[0] as { name?: string } | undefined)?.name,
        ]
      },
    })
    expect(seen).toEqual(['New', null, 'Fresh', null, 'New menu'])
    expect(await app.query('select id, rev, title, path, _status, updated_at from pages order by id')).toEqual(before)
  })
})

/** Each of them is called below as every role. */
const ENDPOINTS = [
  '/voix/releases',
  '/voix/releases/:release',
  '/voix/releases/:release/check',
  '/voix/releases/:release/copy',
  '/voix/releases/:release/documents/:collection',
  '/voix/releases/:release/documents/:collection/:doc',
  '/voix/releases/:release/documents/:collection/:doc',
  '/voix/releases/:release/items',
  '/voix/releases/:release/items/:item',
  '/voix/releases/:release/items/:item',
  '/voix/releases/:release/items/:item/approve',
  '/voix/releases/:release/items/:item/refresh',
  '/voix/releases/:release/items/:item/resolve',
  '/voix/releases/:release/look',
  '/voix/releases/:release/pages/:id/changes',
  '/voix/releases/:release/pages/:id/checks',
  '/voix/releases/:release/pages/:id/events',
  '/voix/releases/:release/pages/:id/open',
  '/voix/releases/:release/pages/:id/presence',
  '/voix/releases/:release/pages/:id/save',
  '/voix/releases/:release/preview',
  '/voix/releases/:release/preview',
  '/voix/releases/:release/publish',
  '/voix/releases/:release/revert',
  '/voix/releases/:release/schedule',
  '/voix/releases/:release/schedule',
]

it('only editors and administrators do anything with a release, reviewers look at it, others do not', async () => {
  const release = await makeRelease()
  const page = await createPage(app)
  const item = await addTo(release, page.id)
  const menu = await makeDocument(app, 'menus')
  const own = (app.config.endpoints ?? []).map(({ path }) => path).filter((path) => path.startsWith('/voix/releases'))
  expect(own.sort()).toEqual(ENDPOINTS)
  const reads = [
    '',
    `/${release}`,
    `/${release}/documents/menus/${menu}`,
    `/${release}/pages/${page.id}/open`,
    `/${release}/pages/${page.id}/changes?since=1`,
  ]
  const presence = { window: 'w', seq: 1, state: 'here', element: null, breakpoint: null }
  const asks: [string, unknown][] = [
    [`/${release}/pages/${page.id}/presence`, presence],
    [`/${release}/pages/${page.id}/checks`, { baseRev: item.rev, change: null }],
  ]
  const writes: [string, string][] = [
    ['POST', `/${release}/items`],
    ['PATCH', `/${release}/items/${item.id}`],
    ['DELETE', `/${release}/items/${item.id}`],
    ['POST', `/${release}/items/${item.id}/refresh`],
    ['POST', `/${release}/items/${item.id}/resolve`],
    ['POST', `/${release}/documents/menus`],
    ['PATCH', `/${release}/documents/menus/${menu}`],
    ['POST', `/${release}/check`],
    ['POST', `/${release}/copy`],
    ['POST', `/${release}/publish`],
    ['POST', `/${release}/revert`],
    ['POST', `/${release}/schedule`],
    ['DELETE', `/${release}/schedule`],
    ['POST', `/${release}/preview`],
    ['DELETE', `/${release}/preview`],
    ['POST', `/${release}/pages/${page.id}/save`],
  ]
  for (const as of CALLERS) {
    const isStaff = ['administrator', 'editor', 'reviewer'].includes(as)
    for (const path of reads) {
      const { status, body } = await api('GET', path, undefined, as)
      expect([as, path, isStaff ? status : [401, 403].includes(status)]).toEqual([as, path, isStaff ? 200 : true])
      if (!isStaff) expect(JSON.stringify(body)).not.toContain(page.title)
    }
    for (const [path, body] of asks) {
      const { status } = await api('POST', path, body, as)
      expect([as, path, isStaff ? status : [401, 403].includes(status)]).toEqual([as, path, isStaff ? 200 : true])
    }
    const stream = await app.call({
      path: `/api/voix/releases/${release}/pages/${page.id}/events`,
      as: isStaff ? 'nobody' : as,
    })
    expect([as, [401, 403].includes(stream.status)]).toEqual([as, true])
    if (as === 'administrator' || as === 'editor') continue
    for (const [method, path] of writes)
      expect([as, method, path, (await api(method, path, {}, as)).status]).toEqual([as, method, path, 403])
    expect([as, (await api('POST', `/${release}/look`, {}, as)).status]).toEqual([as, isStaff ? 200 : 403])
    expect([as, (await api('POST', `/${release}/items/${item.id}/approve`, {}, as)).status]).toEqual([
      as,
      isStaff ? 200 : 403,
    ])
  }
})
