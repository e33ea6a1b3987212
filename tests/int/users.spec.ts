import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, startApp, type App, type Json, type Role } from './helpers/app'

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

describe('signing in', () => {
  const signIn = async (role: Role) => {
    const body = { email: app.userOf(role).email, password: 'Secret-123-secret' }
    return String((await app.call({ method: 'POST', path: '/api/users/login', body })).body.token)
  }
  const whoIs = async (token: string) => {
    const { body } = await app.call({ path: '/api/users/me', headers: { Authorization: `JWT ${token}` } })
    return (body.user as Json | null)?.id ?? null
  }

  it('ten times at once leaves ten sessions, and those from before', async () => {
    const before = await signIn('reviewer')
    const tokens = await Promise.all(Array.from({ length: 10 }, () => signIn('reviewer')))
    const { id } = app.userOf('reviewer')
    expect(await Promise.all([before, ...tokens].map(whoIs))).toEqual(Array.from({ length: 11 }, () => id))
  })

  it('waits for nobody who writes what refers to the account', async () => {
    const client = await (app.payload.db as unknown as { pool: Pool }).pool.connect()
    try {
      // As PostgreSQL itself, for the foreign key of an annotation.
      await client.query('begin')
      await client.query('select id from users where id = $1 for key share', [app.userOf('reviewer').id])
      expect(await whoIs(await signIn('reviewer'))).toBe(app.userOf('reviewer').id)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('does not undo what changes between the password and the session', async () => {
    const { id } = app.userOf('agent')
    const where = { id: { equals: id } }
    const stale = await app.payload.db.findOne<Json & { sessions: unknown[] }>({ collection: 'users', where })
    await app.payload.update({ collection: 'users', id, data: { roles: ['reviewer'] }, overrideAccess: true })
    const session = { id: randomUUID(), createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) }
    const req = await createLocalReq({}, app.payload)
    await initTransaction(req)
    await app.payload.db.updateOne({
      collection: 'users',
      id,
      data: { ...stale, sessions: [...(stale?.sessions ?? []), session], updatedAt: null },
      req,
      returning: false,
    })
    await commitTransaction(req)
    const after = await app.payload.db.findOne<Json & { sessions: { id: string }[] }>({ collection: 'users', where })
    expect(after?.roles).toEqual(['reviewer'])
    expect(after?.sessions.map((each) => each.id)).toContain(session.id)
  })

  it('out ends one session only', async () => {
    const [one, other] = [await signIn('editor'), await signIn('editor')]
    const headers = { Authorization: `JWT ${one}` }
    expect((await app.call({ method: 'POST', path: '/api/users/logout', headers })).status).toBe(200)
    expect(await Promise.all([one, other].map(whoIs))).toEqual([null, app.userOf('editor').id])
  })
})
