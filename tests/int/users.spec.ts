import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const addAdministrator = async () =>
  app.payload.create({
    collection: 'users',
    data: { email: `${randomUUID()}@example.com`, password: 'Secret-123-secret', name: 'A', roles: ['administrator'] },
    overrideAccess: true,
  })

it('two administrators who are demoted at once do not leave the application without one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await addAdministrator()
    const demote = (user: string) =>
      app.payload.update({ collection: 'users', id: user, data: { roles: ['editor'] }, overrideAccess: true })
    const outcomes = await Promise.allSettled([demote(id), demote(app.userOf('administrator').id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await app.query(
      `insert into users_roles ("order", parent_id, value) select 1, id, 'administrator' from users
      where id = $1 and not exists (select 1 from users_roles where parent_id = $1 and value = 'administrator')`,
      [app.userOf('administrator').id],
    )
    await app.query(`delete from users where id = $1`, [id])
  }
})

it('a comment says who wrote it, whatever the data claim', async () => {
  const page = await createPage(app)
  const [reviewer, editor] = [app.userOf('reviewer').id, app.userOf('editor').id]
  const claimed = { text: 'Look', author: app.userOf('administrator').id, createdAt: '2001-01-01T00:00:00.000Z' }
  const made = await app.call({
    method: 'POST',
    path: '/api/annotations?depth=0',
    body: { page: page.id, comments: [claimed] },
    as: 'reviewer',
  })
  const [first] = made.body.doc.comments as Json[]
  expect(first).toMatchObject({ author: reviewer })
  expect(first?.createdAt).not.toBe(claimed.createdAt)
  const answer = await app.call({
    method: 'PATCH',
    path: `/api/annotations/${made.body.doc.id}?depth=0`,
    body: {
      comments: [
        { ...first, author: editor },
        { text: 'Done', author: reviewer },
      ],
    },
    as: 'editor',
  })
  expect((answer.body.doc.comments as Json[]).map(({ text, author }) => [text, author])).toEqual([
    ['Look', reviewer],
    ['Done', editor],
  ])
})
