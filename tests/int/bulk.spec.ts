import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, versions, live } = savingOf(() => app)

const bulk = (ids: readonly string[], body: unknown, query = '') =>
  app.call({ method: 'PATCH', path: `/api/pages?where[id][in]=${ids.join(',')}${query}`, body, as: 'editor' })

/** Creates a published page with a newer draft. */
async function publishedWithDraft(): Promise<Json> {
  const page = await createPage(app, { title: 'Live', elements: [row('hero', { title: 'Live' })] })
  await save(page.id, { baseRev: 1, page: { title: 'Draft' } })
  await save(page.id, { baseRev: 2, page: { title: 'Newest' } })
  return page
}

/** Creates a page that is saved four times and never published. */
async function neverPublished(): Promise<Json> {
  const page = await createPage(app, { title: 'First', _status: 'draft' })
  for (let rev = 1; rev < 5; rev += 1)
    await save(page.id, { baseRev: rev, action: 'saveVersionForLater', page: { title: `State ${rev + 1}` } })
  return page
}

/** Creates a hero with a picture. Populating the picture uses Payload's data loader. */
async function heroWithPicture() {
  const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length }
  const media = await app.payload.create({ collection: 'media', data: { alt: 'A' }, file, overrideAccess: true })
  return row('hero', { title: 'Live', image: [{ breakpoint: 'default', media: media.id }] })
}

const poolOf = ({ payload }: App) => (payload.db as unknown as { pool: Pool }).pool

/** Limits how long the application's connections wait for a lock, in milliseconds. */
async function waitAtMost(ms: number) {
  const pool = poolOf(app)
  Object.assign(pool.options, { lock_timeout: ms })
  const opened = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of opened) client.release(true)
}

/** Returns the connections that are idle in a transaction. */
const openTransactions = () =>
  app.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )

async function expectOneLatest(id: string, rev: number) {
  const stored = await versions(id)
  const revs = stored.map((version) => version.rev)
  expect(revs).toEqual([...new Set(revs)].sort((a, b) => a - b))
  expect(stored.filter(({ latest }) => latest).map((version) => version.rev)).toEqual([rev])
  expect(revs.at(-1)).toBe(rev)
}

describe('a write of several pages', () => {
  it('unpublishes from the newest state, which stays, and open studios go on saving', async () => {
    const page = await publishedWithDraft()
    const { status, body } = await bulk([page.id], { _status: 'draft' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.docs).toMatchObject([{ id: page.id, title: 'Newest', _status: 'draft', rev: 4 }])
    expect((await app.call({ path: `/api/pages/${page.id}` })).status).toBe(404)
    expect(await open(page.id)).toMatchObject({ rev: 4, liveStatus: 'draft', page: { title: 'Newest' } })
    await expectOneLatest(page.id, 4)
    const layout = { page: { layout: 'jewel' } }
    expect((await save(page.id, { baseRev: 3, ...layout })).status).toBe(409)
    expect((await save(page.id, { baseRev: 4, ...layout })).body).toMatchObject({ rev: 5 })
  })

  it.each(['', '&draft=true'])(
    'changes a draft on top of a published page, and not what visitors see (%s)',
    async (query) => {
      const page = await publishedWithDraft()
      expect((await bulk([page.id], { layout: 'jewel' }, query)).status).toBe(200)
      expect(await open(page.id)).toMatchObject({
        rev: 4,
        liveStatus: 'published',
        page: { title: 'Newest', layout: 'jewel' },
      })
      expect(await live(page.id)).toMatchObject({ title: 'Live' })
      await expectOneLatest(page.id, 4)
    },
  )

  it('publishes the newest state of a page that was never published', async () => {
    const page = await neverPublished()
    expect((await bulk([page.id], { layout: 'jewel' })).status).toBe(200)
    expect(await open(page.id)).toMatchObject({ rev: 6, page: { title: 'State 5', layout: 'jewel' } })
    await expectOneLatest(page.id, 6)
    expect((await bulk([page.id], { _status: 'published' })).status).toBe(200)
    expect(await live(page.id)).toMatchObject({ title: 'State 5', layout: 'jewel' })
    await expectOneLatest(page.id, 7)
  })

  it('treats each page by its own state', async () => {
    const [draft, published] = [await publishedWithDraft(), await createPage(app)]
    const { body } = await bulk([draft.id, published.id], { layout: 'jewel' })
    expect(body.docs).toHaveLength(2)
    expect(body.message).toContain('2')
    expect(await live(published.id)).toMatchObject({ layout: 'jewel' })
    expect(await live(draft.id)).toMatchObject({ title: 'Live' })
    const answer = await bulk([draft.id, published.id], { deletedAt: new Date().toISOString() })
    expect(answer.body.docs).toHaveLength(2)
    await expectOneLatest(draft.id, 5)
    const back = await bulk([draft.id, published.id], { deletedAt: null }, '&trash=true')
    expect(back.body.docs).toHaveLength(2)
    expect(await open(draft.id)).toMatchObject({ rev: 6, page: { title: 'Newest' } })
  })

  it('names the page that it cannot change, and changes the others', async () => {
    const broken = await createPage(app, { title: 'Nameless', _status: 'draft' })
    await save(broken.id, { baseRev: 1, page: { title: 'Named' } })
    // A title that was stored before titles were validated.
    await app.query("update _pages_v set version_title = '' where parent_id = $1", [broken.id])
    const fine = await createPage(app, { _status: 'draft' })
    const { status, body } = await bulk([broken.id, fine.id], { _status: 'published' })
    expect(status).toBe(400)
    expect(body.docs).toMatchObject([{ id: fine.id, _status: 'published' }])
    expect(body.errors).toMatchObject([{ id: broken.id, isPublic: true }])
    expect(body.errors[0]?.message).toContain(broken.path)
    expect(await live(fine.id)).toMatchObject({ id: fine.id })
    expect(await open(broken.id)).toMatchObject({ rev: 2, liveStatus: 'draft' })
    await expectOneLatest(broken.id, 2)
  })

  it.each([
    ['published', 'draft'],
    ['draft', 'published'],
  ])('changes pages with pictures from %s to %s, and lets go of them', async (before, after) => {
    const page = await createPage(app, { elements: [await heroWithPicture()], _status: before })
    const { status, body } = await bulk([page.id], { _status: after })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.docs).toMatchObject([{ id: page.id, _status: after, rev: 2 }])
    expect(await openTransactions()).toEqual([])
    expect(await open(page.id)).toMatchObject({ rev: 2, liveStatus: after })
    const other = await createPage(app)
    expect((await save(other.id, { baseRev: 1, page: { title: 'Free' } })).status).toBe(200)
  })

  it('waits for the pages of the condition alone, and names one that it has waited for too long', async () => {
    const [free, held] = [await createPage(app), await createPage(app)]
    await waitAtMost(300)
    const client = await poolOf(app).connect()
    try {
      await client.query('begin')
      await client.query('select id from pages where id = $1 for update', [held.id])
      expect((await bulk([free.id], { layout: 'jewel' })).status).toBe(200)
      expect((await bulk([randomUUID()], { layout: 'jewel' })).status).toBe(200)
      const { status, body } = await bulk([free.id, held.id], { layout: 'no-chrome' })
      expect(status).toBe(400)
      expect(body.docs).toMatchObject([{ id: free.id, layout: 'no-chrome' }])
      expect(body.errors).toMatchObject([{ id: held.id, message: expect.stringContaining(held.path) as string }])
      const late = await save(held.id, { baseRev: 1, page: { title: 'Late' } })
      expect(late.status).toBe(503)
      for (const { message } of [...body.errors, ...late.body.errors]) expect(message).toContain('Try again')
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect((await save(held.id, { baseRev: 1, page: { title: 'Now' } })).status).toBe(200)
    const remove = `/api/pages?where[id][in]=${free.id},${held.id}`
    expect((await app.call({ method: 'DELETE', path: remove, as: 'editor' })).body.docs).toHaveLength(2)
    expect(await openTransactions()).toEqual([])
  })

  it('concerns the pages of the condition, no more than asked for, and none of other sites', async () => {
    const [one, two] = [await createPage(app, { title: 'Same title' }), await createPage(app, { title: 'Same title' })]
    const where = '/api/pages?where[title][equals]=Same title'
    const first = await app.call({ method: 'PATCH', path: `${where}&limit=1`, body: { layout: 'jewel' }, as: 'editor' })
    expect(first.body.docs).toHaveLength(1)
    const none = await app.payload.update({
      collection: 'pages',
      where: { title: { equals: 'No such title' } },
      data: { layout: 'jewel' },
      overrideAccess: true,
    })
    expect(none).toEqual({ docs: [], errors: [] })
    const revs = [await open(one.id), await open(two.id)].map(({ rev }) => rev)
    expect(revs.sort()).toEqual([1, 2])
    const without = await app.call({ method: 'PATCH', path: '/api/pages', body: { layout: 'jewel' }, as: 'editor' })
    expect(without.status).toBe(400)
    const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'], sites: [7] } as never
    const foreign = await app.payload.update({
      collection: 'pages',
      where: { id: { equals: one.id } },
      data: { layout: 'jewel' },
      overrideAccess: false,
      user,
    })
    expect(foreign).toEqual({ docs: [], errors: [] })
  })
})

it('outlives a forgotten transaction, which PostgreSQL ends with its connection', async () => {
  const client = await poolOf(app).connect()
  const over = new Promise<void>((resolve) => client.once('end', () => resolve()))
  await client.query('begin')
  await client.query('set local idle_in_transaction_session_timeout = 20')
  await over
  client.release()
  expect(await openTransactions()).toEqual([])
})
