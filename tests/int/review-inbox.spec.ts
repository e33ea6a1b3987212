import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findInbox } from '../../src/admin/reviews/findInbox'
import { createPage, startApp, type App, type Json, type Role } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

async function inboxOf(role: Role) {
  // system: the test acts as the user of this role
  const user = await app.payload.findByID({ collection: 'users', id: app.userOf(role).id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
  const { waiting, mentions, mine } = await findInbox(req)
  return {
    waiting: waiting.map(({ title }) => title),
    mentions: mentions.map(({ text, by }) => `${by}: ${text}`),
    mine: mine.map(({ text, page }) => `${page.title}: ${text}`),
  }
}

const post = (page: Json, path: string, body: object, as: Role) =>
  app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/${path}`, body, as })

const remark = (text: string, more: object = {}) => ({
  ...{ uuid: randomUUID(), element: null, x: null, y: null, breakpoint: 'md', text },
  ...more,
})

it('lists what waits for a person, what mentions them and what they take part in, and nothing of it twice or too late', async () => {
  const [anybody, named, trashed] = [
    await createPage(app, { title: 'For anybody' }),
    await createPage(app, { title: 'For the administrator' }),
    await createPage(app, { title: 'In the trash' }),
  ]
  for (const page of [anybody, trashed]) await post(page, 'review', { action: 'ask' }, 'editor')
  await post(named, 'review', { action: 'ask', reviewers: [app.userOf('administrator').id] }, 'editor')
  await app.call({ method: 'PATCH', path: `/api/pages/${trashed.id}`, body: { deletedAt: new Date() }, as: 'editor' })
  const [open, done] = [remark('See this', { mentions: [app.userOf('editor').id] }), remark('Done long ago')]
  await post(anybody, 'annotations', open, 'reviewer')
  await post(anybody, `annotations/${open.uuid}/comments`, { text: 'I see' }, 'editor')
  await post(anybody, 'annotations', done, 'reviewer')
  const path = `/api/voix/pages/${anybody.id}/annotations/${done.uuid}`
  await app.call({ method: 'PATCH', path, body: { status: 'resolved' }, as: 'editor' })

  expect(await inboxOf('reviewer')).toEqual({ waiting: ['For anybody'], mentions: [], mine: ['For anybody: I see'] })
  expect(await inboxOf('editor')).toEqual({
    waiting: [],
    mentions: ['editor: I see'],
    mine: ['For anybody: I see'],
  })
  const both = ['For the administrator', 'For anybody']
  expect((await inboxOf('administrator')).waiting.sort()).toEqual(both.sort())
  await post(anybody, 'review', { action: 'approve', rev: 1 }, 'reviewer')
  expect((await inboxOf('reviewer')).waiting).toEqual([])
  await expect(inboxOf('agent')).rejects.toThrow('You are not allowed')
})
