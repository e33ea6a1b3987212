import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, row, startApp, type App } from './helpers/app'
import { cacheHooks } from '../../src/tree/processState.mjs'

let app: App
let listener: pg.Client
let heard: string[] = []

beforeAll(async () => {
  app = await startApp()
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query('listen voix_expire')
})
afterAll(async () => {
  await listener?.end()
  await app?.stop()
})
beforeEach(() => forget())

/** Clears the events. All events sent so far have arrived once the listener has responded. */
async function forget(): Promise<void> {
  await app.query('delete from voix_expired_tags')
  await listener.query('select 1')
  heard = []
}

const patch = (path: string, body: unknown) => app.call({ method: 'PATCH', path, body, as: 'editor' })

/** Returns the expired tags, sorted, and checks that the table and the events agree. */
async function expired(): Promise<string[]> {
  const rows = await app.query<{ tag: string; fresh: boolean; xid: string }>(
    `select tag, expired_at > now() - interval '1 minute' as fresh, xid from voix_expired_tags order by tag`,
  )
  await listener.query('select 1')
  expect(rows.every(({ fresh, xid }) => fresh && Number(xid) > 0)).toBe(true)
  const tags = rows.map(({ tag }) => tag).sort()
  expect([...new Set(heard)].sort()).toEqual(tags)
  return tags
}

const tagsOf = (id: string, ...paths: string[]) =>
  ['pages', `pages:${id}`, `page:${id}`, ...paths.map((path) => `path:0:${path}`)].sort()

it('a published page expires itself, its address, and its old one', async () => {
  const page = await createPage(app, { path: '/old', elements: [row('hero')] })
  expect(await expired()).toEqual(tagsOf(page.id, '/old'))
  await forget()
  await patch(`/api/pages/${page.id}`, { path: '/new' })
  expect(await expired()).toEqual(tagsOf(page.id, '/new', '/old'))
})

it('a draft expires nothing, publishing it does, unpublishing as well', async () => {
  const draft = await createPage(app, { _status: 'draft', path: '/later' })
  await patch(`/api/pages/${draft.id}?draft=true`, { title: 'x' })
  expect(await expired()).toEqual([])
  await patch(`/api/pages/${draft.id}`, { _status: 'published' })
  expect(await expired()).toEqual(tagsOf(draft.id, '/later'))
  await forget()
  await patch(`/api/pages/${draft.id}?draft=true`, { title: 'y', path: '/elsewhere' })
  expect(await expired()).toEqual([])
  await patch(`/api/pages/${draft.id}`, { _status: 'draft' })
  expect(await expired()).toContain('path:0:/later')
})

it('the studio’s save expires on publishing only', async () => {
  const page = await createPage(app, { path: '/saved' })
  await forget()
  const save = (baseRev: number, action: string) =>
    app.call({
      method: 'POST',
      path: `/api/voix/pages/${page.id}/save`,
      body: bodyOf({ baseRev, operationId: `operation-${baseRev}`, action, page: { title: `T${baseRev}` } }),
      as: 'editor',
    })
  await save(1, 'saveDraft')
  expect(await expired()).toEqual([])
  await save(2, 'quickSave')
  expect(await expired()).toEqual(tagsOf(page.id, '/saved'))
})

it('a write that fails expires nothing', async () => {
  const page = await createPage(app)
  await forget()
  expect((await patch(`/api/pages/${page.id}`, { elements: [row('no-such-slice')] })).status).toBe(400)
  expect(await expired()).toEqual([])
})

it('other documents expire their collection and themselves, when visitors see them', async () => {
  const create = async (body: unknown) =>
    (await app.call({ method: 'POST', path: '/api/specials', body, as: 'editor' })).body.doc
  const draft = await create({ title: 'Draft' })
  expect(await expired()).toEqual([])
  const special = await create({ title: 'Offer', _status: 'published' })
  expect(await expired()).toEqual(['specials', `specials:${special.id}`])
  await forget()
  await app.call({ method: 'DELETE', path: `/api/specials/${special.id}`, as: 'editor' })
  expect(await expired()).toEqual(['specials', `specials:${special.id}`])
  expect(draft.id).not.toBe(special.id)
})

it('a page in the trash and a deleted one expire their address', async () => {
  const page = await createPage(app, { path: '/gone' })
  await forget()
  await patch(`/api/pages/${page.id}`, { deletedAt: new Date().toISOString() })
  expect(await expired()).toContain('path:0:/gone')
  await forget()
  await app.call({ method: 'DELETE', path: `/api/pages/${page.id}?trash=true`, as: 'editor' })
  expect(await expired()).toContain('path:0:/gone')
})

it('a page expires its versions in other languages, which name it by hreflang', async () => {
  const original = await createPage(app, { path: '/beach' })
  const spanish = await createPage(app, { path: '/es/playa', languageCode: 'es', translationOf: original.id })
  for (const change of [{ path: '/es/la-playa' }, { _status: 'draft' }]) {
    await forget()
    await patch(`/api/pages/${spanish.id}`, change)
    expect(await expired()).toContain(`translation-of:${original.id}`)
  }
  await forget()
  await patch(`/api/pages/${original.id}`, { path: '/shore' })
  // All of the pages carry both tags.
  expect(await expired()).toContain(`pages:${original.id}`)
})

it('a cache of the same process hears of the transaction before it commits', async () => {
  const page = await createPage(app, { path: '/own' })
  const ownWrites = new Set<string>()
  const hooks = cacheHooks()
  const before = { ...hooks }
  hooks.ownWrites = ownWrites
  try {
    await patch(`/api/pages/${page.id}`, { title: 'Own' })
    const [row] = await app.query<{ xid: string }>(`select xid from voix_expired_tags where tag = $1`, [
      `page:${page.id}`,
    ])
    expect([...ownWrites]).toEqual([row?.xid])
  } finally {
    Object.assign(hooks, before)
  }
})
