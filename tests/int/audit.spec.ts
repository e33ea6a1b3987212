import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, startApp, type App, type Caller } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const PASSWORD = 'Secret-123-secret'

/** Returns the audit entries of a document, oldest first. */
async function eventsOf(doc: string, as: Caller = 'administrator') {
  const query = `where[doc][equals]=${doc}&sort=createdAt&limit=50`
  const { body } = await app.call({ path: `/api/audit-events?${query}`, as })
  return body.docs.map(({ event, user, data }) => ({ event, user, data }))
}

const send = (method: string, path: string, body: unknown, as: Caller) => app.call({ method, path, body, as })

it('who signs in is written down, and nobody who did not get in', async () => {
  const { id, email } = app.userOf('agent')
  const before = (await eventsOf(id)).length
  await send('POST', '/api/users/login', { email, password: 'Wrong-123-wrong' }, 'nobody')
  await send('POST', '/api/users/login', { email, password: PASSWORD }, 'nobody')
  expect((await eventsOf(id)).slice(before)).toEqual([{ event: 'signed-in', user: id, data: null }])
})

it('who signs out is written down, and nobody who was not in', async () => {
  const { id, email } = app.userOf('reviewer')
  const { token } = (await send('POST', '/api/users/login', { email, password: PASSWORD }, 'nobody')).body
  const leave = () =>
    app.call({ method: 'POST', path: '/api/users/logout', headers: { Authorization: `JWT ${token}` }, as: 'nobody' })
  expect((await leave()).status).toBe(200)
  expect((await leave()).status).toBe(400)
  expect((await eventsOf(id)).slice(-2)).toEqual([
    { event: 'signed-in', user: id, data: null },
    { event: 'signed-out', user: id, data: null },
  ])
})

it('accounts, roles and deletes are', async () => {
  const administrator = app.userOf('administrator').id
  const data = { email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'New', roles: ['reviewer'] }
  const { id } = (await send('POST', '/api/users', data, 'administrator')).body.doc
  const path = `/api/users/${id}`
  await send('PATCH', path, { name: 'Renamed' }, 'administrator')
  await send('PATCH', path, { roles: ['editor'], currentPassword: PASSWORD }, 'administrator')
  await send('DELETE', path, {}, 'administrator')
  expect(await eventsOf(id)).toEqual([
    { event: 'account-created', user: administrator, data: { roles: ['reviewer'] } },
    { event: 'roles-changed', user: administrator, data: { from: ['reviewer'], to: ['editor'] } },
    { event: 'deleted', user: administrator, data: { title: 'Renamed' } },
  ])
  expect(JSON.stringify(await app.query('select * from audit_events'))).not.toContain(PASSWORD)
})

it('head tags are', async () => {
  const tag = { name: 'Analytics', tag: 'meta', appliesTo: 'all' }
  const { id } = (await send('POST', '/api/head-tags', tag, 'administrator')).body.doc
  await send('PATCH', `/api/head-tags/${id}`, { enabled: false }, 'administrator')
  await send('DELETE', `/api/head-tags/${id}`, {}, 'administrator')
  expect((await eventsOf(id)).map(({ event }) => event)).toEqual(['head-tag-created', 'head-tag-changed', 'deleted'])
})

it('what visitors see is, whichever way it is published, and drafts are not', async () => {
  const editor = app.userOf('editor').id
  const { id } = await createPage(app, { _status: 'draft' })
  const save = (baseRev: number, action: string) => {
    const body = bodyOf({ baseRev, operationId: randomUUID(), action, page: { title: `At ${baseRev}` } })
    return send('POST', `/api/voix/pages/${id}/save`, body, 'editor')
  }
  await save(1, 'saveDraft')
  await save(2, 'savePublishVersion')
  await send('PATCH', `/api/pages/${id}?draft=true`, { title: 'Draft' }, 'editor')
  await send('PATCH', `/api/pages/${id}`, { title: 'By REST', _status: 'published' }, 'editor')
  await send('PATCH', `/api/pages/${id}`, { _status: 'draft' }, 'editor')
  await send('PATCH', `/api/pages/${id}`, { deletedAt: new Date().toISOString() }, 'editor')
  const events = await eventsOf(id)
  expect(events.map(({ event, user }) => [event, user])).toEqual(
    ['published', 'published', 'unpublished', 'trashed'].map((event) => [event, editor]),
  )
  expect(events[0]?.data).toEqual({ rev: 3, title: 'At 2' })
})

it('a write that fails leaves no trace, and only administrators read of the others', async () => {
  const id = await makeDocument(app, 'forms')
  await makeDocument(app, 'form-submissions', { form: id })
  expect((await send('DELETE', `/api/forms/${id}`, {}, 'administrator')).status).toBe(409)
  expect(await eventsOf(id)).toEqual([])
  for (const as of ['nobody', 'agent', 'reviewer', 'editor'] as const)
    expect((await app.call({ path: '/api/audit-events', as })).status, as).toBe(403)
})

it('accounts that are deactivated and let in again are, and documents that are unpublished', async () => {
  const data = { email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'Away', roles: ['reviewer'] }
  const { id } = (await send('POST', '/api/users', data, 'administrator')).body.doc
  for (const deactivated of [true, false]) await send('PATCH', `/api/users/${id}`, { deactivated }, 'administrator')
  expect((await eventsOf(id)).map(({ event }) => event)).toEqual([
    'account-created',
    'account-deactivated',
    'account-reactivated',
  ])
  const post = await makeDocument(app, 'posts')
  const write = (body: unknown, query = '') => send('PATCH', `/api/posts/${post}${query}`, body, 'editor')
  await write({ _status: 'published' })
  await write({ title: 'A draft on top' }, '?draft=true')
  await write({ _status: 'published' })
  await write({ _status: 'draft' })
  const events = (await eventsOf(post)).map(({ event }) => event)
  expect(events.slice(-3)).toEqual(['published', 'published', 'unpublished'])
})
