import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTrash } from '../../src/admin/server/findTrash'
import { createPage, startApp, type App, type Caller, type Role } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })

async function trashOf(role: Role, collection = '') {
  const user = { ...app.userOf(role), collection: 'users', roles: [role] } as never
  const req = await createLocalReq({ user }, app.payload)
  return findTrash({ req, collection })
}

const KINDS = [
  'posts',
  'specials',
  'resorts',
  'brands',
  'menus',
  'fact-sheets',
  'booking-code-triggers',
  'consent-banners',
]

it.each(KINDS)('%s are put into the trash, out of sight, and taken out again', async (slug) => {
  const id = await makeDocument(app, slug)
  const path = `/api/${slug}/${id}`
  const trashed = await send('PATCH', path, { deletedAt: new Date().toISOString() })
  expect([slug, trashed.status, JSON.stringify(trashed.body.errors ?? '')]).toEqual([slug, 200, '""'])
  for (const as of ['nobody', 'agent'] as const) {
    const { status } = await send('GET', `${path}?trash=true`, undefined, as)
    expect([as, status], slug).toEqual([as, status === 403 ? 403 : 404])
    const list = await send('GET', `/api/${slug}?trash=true&where[id][equals]=${id}`, undefined, as)
    expect([as, list.body.totalDocs ?? 0], slug).toEqual([as, 0])
  }
  expect((await send('GET', path)).status).toBe(404)
  const { lines, collections } = await trashOf('editor')
  expect(collections.find((one) => one.slug === slug)?.count).toBe(1)
  expect(lines.find((line) => line.id === id)).toMatchObject({
    collection: slug,
    canRestore: true,
    canDelete: true,
  })
  expect((await trashOf('reviewer')).lines.find((line) => line.id === id)).toMatchObject({
    canRestore: false,
    canDelete: false,
  })
  const back = await send('PATCH', `${path}?trash=true`, { deletedAt: null })
  expect(back.status).toBe(200)
  expect((await send('GET', path)).status).toBe(200)
  expect((await trashOf('editor', slug)).lines).toEqual([])
  const { body } = await send(
    'GET',
    `/api/audit-events?where[doc][equals]=${id}&sort=createdAt`,
    undefined,
    'administrator',
  )
  const events = body.docs.map(({ event }) => event).filter((event) => /trashed/.test(String(event)))
  expect(events).toEqual(['trashed', 'untrashed'])
})

it('shows pages among the rest, and one kind alone', async () => {
  const page = await createPage(app, { title: 'Thrown away' })
  await send('PATCH', `/api/pages/${page.id}`, { deletedAt: new Date().toISOString() })
  const id = await makeDocument(app, 'posts')
  await send('PATCH', `/api/posts/${id}`, { deletedAt: new Date().toISOString() })
  const all = await trashOf('administrator')
  expect(all.lines.map(({ collection }) => collection)).toEqual(['posts', 'pages'])
  const pages = await trashOf('administrator', 'pages')
  expect([pages.total, pages.lines[0]]).toMatchObject([
    1,
    { title: 'Thrown away', wasPublished: true, hasDrafts: true },
  ])
  expect(pages.collections).toHaveLength(2)
})
