import { createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTrash } from '../../src/admin/trash/findTrash'
import { storedRedirects } from '../../src/plugin/endpoints/storedRedirects'
import { createPage, ORIGIN, startApp, type App, type Caller, type Role } from './helpers/app'
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
  'forms',
  'media',
  'recipes',
  'redirects',
  'head-tags',
]

it.each(KINDS)('%s are put into the trash, out of sight, and taken out again', async (slug) => {
  const id = await makeDocument(app, slug)
  const path = `/api/${slug}/${id}`
  const isForAdministrators = slug === 'head-tags'
  const by: Role = isForAdministrators ? 'administrator' : 'editor'
  const trashed = await send('PATCH', path, { deletedAt: new Date().toISOString() }, by)
  expect([slug, trashed.status, JSON.stringify(trashed.body.errors ?? '')]).toEqual([slug, 200, '""'])
  for (const as of ['nobody', 'agent'] as const) {
    const { status } = await send('GET', `${path}?trash=true`, undefined, as)
    expect([as, status], slug).toEqual([as, status === 403 ? 403 : 404])
    const list = await send('GET', `/api/${slug}?trash=true&where[id][equals]=${id}`, undefined, as)
    expect([as, list.body.totalDocs ?? 0], slug).toEqual([as, 0])
  }
  expect((await send('GET', path, undefined, by)).status).toBe(404)
  const { lines, collections } = await trashOf(by)
  expect(collections.find((one) => one.slug === slug)?.count).toBe(1)
  expect(lines.find((line) => line.id === id)).toMatchObject({
    collection: slug,
    canRestore: true,
    canDelete: true,
  })
  const seenByReviewers = (await trashOf('reviewer')).lines.find((line) => line.id === id)
  expect(seenByReviewers).toEqual(
    isForAdministrators ? undefined : expect.objectContaining({ canRestore: false, canDelete: false }),
  )
  const back = await send('PATCH', `${path}?trash=true`, { deletedAt: null }, by)
  expect(back.status).toBe(200)
  expect((await send('GET', path, undefined, by)).status).toBe(200)
  expect((await trashOf(by, slug)).lines).toEqual([])
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

it('nothing in the trash works on: a redirect, a form, a file', async () => {
  const trash = (slug: string, id: string) =>
    send('PATCH', `/api/${slug}/${id}`, { deletedAt: new Date().toISOString() }, 'administrator')
  const from = '/was-here-once'
  const redirect = await makeDocument(app, 'redirects', { from })
  const tester = `/api/voix/redirects/test?address=${from}`
  const found = async () => (await send('GET', tester)).body.found
  expect(await found()).toMatchObject({ to: 'https://example.com' })
  await trash('redirects', redirect)
  expect(await found()).toBe(null)
  // Another redirect may have the same path meanwhile; then this one stays in the trash.
  const other = await makeDocument(app, 'redirects', { from })
  const back = await send('PATCH', `/api/redirects/${redirect}?trash=true`, { deletedAt: null })
  expect([back.status, JSON.stringify(back.body)]).toEqual([400, expect.stringContaining(from)])
  await trash('redirects', other)
  // It is not exported, and importing the same path creates another one.
  const known = await storedRedirects(await createLocalReq({}, app.payload))
  expect(known.map((rule) => rule.from)).not.toContain(from)

  const form = await makeDocument(app, 'forms', { slug: 'once-a-form' })
  await trash('forms', form)
  const sent = await send('POST', '/api/voix/forms/once-a-form', { values: { a: 'b' } }, 'nobody')
  expect(sent.status).toBe(404)

  const file = await makeDocument(app, 'media')
  const { body } = await send('GET', `/api/media/${file}`)
  const read = async () => {
    const request = new Request(new URL(String(body.url), ORIGIN))
    return (await handleEndpoints({ config: app.config, request })).status
  }
  expect(await read()).toBe(200)
  await trash('media', file)
  expect(await read()).toBe(403)
})

it('a redirect that has become a loop can be put into the trash', async () => {
  const id = await makeDocument(app, 'redirects', { from: '/round', to: { type: 'url', url: '/and-round' } })
  await app.query(`update redirects set to_url = '/round' where id = $1`, [id])
  const trashed = await send('PATCH', `/api/redirects/${id}`, { deletedAt: new Date().toISOString() })
  expect([trashed.status, JSON.stringify(trashed.body.errors ?? '')]).toEqual([200, '""'])
})
