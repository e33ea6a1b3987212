import crypto, { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, startApp, type App, type Json, type Role } from './helpers/app'

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
      // Takes the lock that PostgreSQL takes for the foreign key of an annotation.
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

describe('an account', () => {
  const PASSWORD = 'Secret-123-secret'

  async function account(roles: Role[] = ['reviewer']) {
    const email = `${randomUUID()}@example.com`
    const data = { email, password: PASSWORD, name: 'Someone', roles }
    const { id } = await app.payload.create({ collection: 'users', data, overrideAccess: true })
    return { id, email }
  }

  const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    app.call({ method: 'POST', path: '/api/users/login', body: { email, password }, headers })

  /** Returns how often, and with how many rounds, passwords are hashed during the work. */
  async function hashesOf(work: () => Promise<unknown>) {
    const { pbkdf2 } = crypto
    const rounds: number[] = []
    const counting = (...args: Parameters<typeof pbkdf2>) => {
      rounds.push(args[2])
      pbkdf2(...args)
    }
    Object.assign(crypto, { pbkdf2: counting })
    try {
      await work()
    } finally {
      Object.assign(crypto, { pbkdf2 })
    }
    return rounds
  }

  it('is not told from one that does not exist, by words or by time', async () => {
    const { email } = await account()
    const nobody = `${randomUUID()}@example.com`
    const [known, unknown] = [await signIn(email, 'Wrong-123-wrong'), await signIn(nobody, 'Wrong-123-wrong')]
    expect(unknown).toEqual(known)
    expect(known.status).toBe(401)
    const work = await hashesOf(() => signIn(email, 'Wrong-123-wrong'))
    expect(work).toHaveLength(1)
    expect(await hashesOf(() => signIn(nobody, 'Wrong-123-wrong'))).toEqual(work)
  })

  it('is not locked by whoever guesses its password', async () => {
    const { email } = await account()
    for (let count = 0; count < 12; count += 1) {
      const { status, body } = await signIn(email, 'Wrong-123-wrong')
      expect([status, body.errors[0]?.message]).toEqual([401, 'The email or password provided is incorrect.'])
    }
    expect((await signIn(email)).status).toBe(200)
  })

  it('has a password of twelve characters, whichever way it comes in', async () => {
    const { id, email } = await account()
    const short = 'Eleven-char'
    const body = { email: `${randomUUID()}@example.com`, password: short, name: 'S', roles: ['reviewer'] }
    const ways = [
      app.call({ method: 'POST', path: '/api/users', body, as: 'administrator' }),
      app.call({
        method: 'PATCH',
        path: `/api/users/${id}`,
        body: { password: short, currentPassword: PASSWORD },
        as: 'administrator',
      }),
      app.payload
        .forgotPassword({ collection: 'users', data: { email }, disableEmail: true, overrideAccess: true })
        .then((token) =>
          app.call({ method: 'POST', path: '/api/users/reset-password', body: { token, password: short } }),
        ),
    ]
    for (const { status, body: answer } of await Promise.all(ways)) {
      expect(status, JSON.stringify(answer)).toBe(400)
      expect(JSON.stringify(answer)).toContain('at least 12 characters')
    }
    expect((await signIn(email, short)).status).toBe(401)
  })

  it('has a field for it in the form of an account, which answers nothing and is asked about nothing', async () => {
    const { body } = await app.call({ path: '/api/access', as: 'editor' })
    expect(body).toMatchObject({ collections: { users: { fields: { currentPassword: { read: true } } } } })
    const asked = await app.call({ path: '/api/users?where[currentPassword][exists]=true', as: 'editor' })
    expect(asked.status).toBe(400)
    const me = await app.call({ path: '/api/users/me', as: 'editor' })
    expect(me.body.user).not.toHaveProperty('currentPassword')
  })

  it('changes e-mail, password and roles with the present password of whoever asks, and the rest without', async () => {
    const { id, email } = await account()
    const headers = { Authorization: `JWT ${(await signIn(email)).body.token}` }
    const change = (body: unknown) => app.call({ method: 'PATCH', path: `/api/users/${id}`, body, headers })
    const other = `${randomUUID()}@example.com`
    for (const body of [
      { email: other },
      { password: 'Another-123-one' },
      { email: other, currentPassword: 'Wrong-123-wrong' },
      { password: 'Another-123-one', currentPassword: '' },
    ]) {
      const { status, body: answer } = await change(body)
      expect(status, JSON.stringify(body)).toBe(400)
      expect(answer.errors[0]?.data.errors[0]?.path).toBe('currentPassword')
    }
    expect((await change({ name: 'Renamed', email })).body.doc.name).toBe('Renamed')
    const changed = await change({ email: other, currentPassword: PASSWORD })
    expect([changed.status, changed.body.doc.email]).toEqual([200, other])
    expect(JSON.stringify(changed.body)).not.toContain(PASSWORD)
    const promote = (body: unknown) =>
      app.call({ method: 'PATCH', path: `/api/users/${id}`, body, as: 'administrator' })
    expect((await promote({ roles: ['editor'] })).status).toBe(400)
    expect((await promote({ roles: ['editor'], currentPassword: PASSWORD })).body.doc.roles).toEqual(['editor'])
  })

  it('is signed in and out from pages of this site only', async () => {
    const { email } = await account()
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${ORIGIN}.evil.example` },
      { Origin: 'http://localhost:3001' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const path of ['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token']) {
      for (const headers of foreign) {
        const body = { email, password: PASSWORD, token: 'x' }
        const { status } = await app.call({ method: 'POST', path: `/api/users/${path}`, body, headers })
        expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403)
      }
    }
    const own: Record<string, string>[] = [
      {},
      { Origin: ORIGIN },
      { Origin: 'https://www.example.com', Host: 'www.example.com' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
    ]
    for (const headers of own) expect((await signIn(email, PASSWORD, headers)).status).toBe(200)
  })
})
