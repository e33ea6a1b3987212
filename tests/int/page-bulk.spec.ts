import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })

interface Report {
  done: { id: string; title: string }[]
  refused: { id: string; title: string; reason: string }[]
}

/** Sends the action for the revisions of the given pages, unless another revision is passed. */
async function bulk(action: string, pages: readonly Json[], more: Record<string, unknown> = {}, as: Caller = 'editor') {
  const seen = pages.map(({ id, rev }) => ({ id, rev }))
  const { status, body } = await send('POST', '/api/voix/pages/bulk', { action, pages: seen, ...more }, as)
  return { status, body, ...(body as unknown as Report) }
}

const now = async ({ id }: Json) =>
  (await send('GET', `/api/pages/${id}?draft=true&trash=true&depth=0`, undefined, 'administrator')).body
const live = async ({ id }: Json) => (await app.call({ path: `/api/pages/${id}` })).status

it('each page is written by itself: what is refused is named with the reason, and the others are done', async () => {
  const fine = await createPage(app, { _status: 'draft', title: 'Fine' })
  const changed = await createPage(app, { _status: 'draft', title: 'Changed' })
  await send('PATCH', `/api/pages/${changed.id}?draft=true`, { title: 'Changed since' })
  const last = await createPage(app, { _status: 'draft', title: 'Last' })
  const gone = { ...last, id: '00000000-0000-4000-8000-000000000000' }
  const report = await bulk('publish', [fine, changed, gone, last])
  expect(report.done.map(({ title }) => title)).toEqual(['Fine', 'Last'])
  expect(report.refused).toEqual([
    { id: changed.id, title: 'Changed since', reason: expect.stringContaining('changed in the meantime') },
    { id: gone.id, title: 'Untitled', reason: expect.stringContaining('Not found') },
  ])
  expect(await Promise.all([fine, changed, last].map(live))).toEqual([200, 404, 200])
})

it('unpublishes, trashes and restores, and what visitors need stays', async () => {
  const page = await createPage(app)
  const draft = await createPage(app, { _status: 'draft' })
  const off = await bulk('unpublish', [page, draft])
  expect([off.done.length, off.refused.map(({ reason }) => reason)]).toEqual([1, ['It is not published.']])
  const used = await createPage(app, { title: 'Used' })
  const link = { mode: 'relationship', text: 'There', relationship: { relationTo: 'pages', value: used.id } }
  await createPage(app, { elements: [row('hero', { title: 'A', link })] })
  const trashed = await bulk('trash', [await now(page), used])
  expect(trashed.done).toHaveLength(1)
  expect(trashed.refused).toMatchObject([{ title: 'Used', reason: expect.stringContaining('used') }])
  const back = await bulk('restore', [await now(page), draft])
  expect([back.done.length, back.refused.map(({ reason }) => reason)]).toEqual([1, ['It is not in the trash.']])
  expect(await now(page)).toMatchObject({ deletedAt: null, _status: 'draft' })
})

it('adds and takes away tags; what is published stays so', async () => {
  const page = await createPage(app, {
    tags: [
      { name: 'old', point: 3 },
      { name: 'kept', point: 2 },
    ],
  })
  const { done } = await bulk('tag', [page], { add: ['new', 'kept'], remove: ['old'] })
  expect(done).toHaveLength(1)
  const { body } = await app.call({ path: `/api/pages/${page.id}?depth=0`, as: 'editor' })
  expect((body.tags as { name: string; point: number }[]).map(({ name, point }) => [name, point])).toEqual([
    ['kept', 2],
    ['new', 1],
  ])
  expect(await live(page)).toBe(200)
})

it('moves pages with what stands below them, and leads visitors after them', async () => {
  const top = await createPage(app, { path: '/old/top' })
  const below = await createPage(app, { path: '/old/top/below' })
  const draft = await createPage(app, { path: '/old/draft', _status: 'draft' })
  await createPage(app, { path: '/taken/draft' })
  const moved = await bulk('move', [top, below, draft], { below: '/taken' })
  expect(moved.done).toHaveLength(2)
  expect(moved.refused).toMatchObject([{ id: draft.id, reason: expect.stringContaining('/taken/draft') }])
  expect((await Promise.all([top, below, draft].map(now))).map(({ path }) => path)).toEqual([
    '/taken/top',
    '/taken/top/below',
    '/old/draft',
  ])
  const redirects = await app.query<{ from: string; to: string }>(
    `select r."from", p.path as "to" from redirects r join pages p on p.id = r.to_page_id order by r."from"`,
  )
  expect(redirects).toEqual([
    { from: '/old/top', to: '/taken/top' },
    { from: '/old/top/below', to: '/taken/top/below' },
  ])
})

it.each([
  [{ action: 'burn' }, 'action'],
  [{ action: 'publish', pages: [] }, 'pages: Choose pages.'],
  [{ action: 'publish', pages: [{ id: 'x' }] }, 'pages.0.rev'],
  [{ action: 'move', pages: [{ id: 'x', rev: 1 }], below: 'nowhere' }, 'below: Give a path'],
])('%j is refused with the name of the field', async (body, message) => {
  const answer = await send('POST', '/api/voix/pages/bulk', body)
  expect([answer.status, answer.body.errors[0]?.message]).toEqual([400, expect.stringContaining(message)])
})
