import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type App, type Caller, type Role } from './helpers/app'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())

const PASSWORD = 'Secret-123-secret'
const at = (id: string) => `/api/voix/users/${id}/api-key`
const make = (id: string, as: Caller, currentPassword: unknown = PASSWORD) =>
  app.call({ method: 'POST', path: at(id), body: { currentPassword }, as })
const asked = (key: unknown, path = '/api/users/me') =>
  app.call({ path, headers: { Authorization: `users API-Key ${String(key)}` } })
const whoIs = async (key: unknown) => ((await asked(key)).body['user'] as { id: string } | null)?.id ?? null
async function account(roles: Role[]) {
  const data = { email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'New', roles }
  return (await app.call({ method: 'POST', path: '/api/users', body: data, as: 'administrator' })).body.doc.id
}
const change = (id: string, body: object) =>
  app.call({
    method: 'PATCH',
    path: `/api/users/${id}`,
    body: { currentPassword: PASSWORD, ...body },
    as: 'administrator',
  })

describe('an API key', () => {
  it('is told once, does what its account may do, and is written down', async () => {
    const { id } = app.userOf('editor')
    const { status, body } = await make(id, 'editor')
    expect([status, body['header']]).toEqual([201, `Authorization: users API-Key ${String(body['key'])}`])
    expect(await whoIs(body['key'])).toBe(id)
    expect((await asked(body['key'], '/api/voix/caches')).status).toBe(200)
    expect((await asked(body['key'], '/api/head-tags')).status).toBe(403)
    const read = await app.call({ path: `/api/users/${id}`, as: 'administrator' })
    expect(JSON.stringify(read.body)).not.toContain(String(body['key']))
    expect(read.body).toMatchObject({ apiKeyMadeAt: expect.any(String) as unknown })
    const [stored] = await app.query<{ api_key: string }>('select api_key from users where id = $1', [id])
    expect(stored?.api_key).not.toContain(String(body['key']))
    const events = await app.call({
      path: `/api/audit-events?where[doc][equals]=${id}&where[event][equals]=api-key-made`,
      as: 'administrator',
    })
    expect(events.body.docs).toMatchObject([{ user: id }])
    expect(JSON.stringify(events.body)).not.toContain(String(body['key']))
  })

  it('takes the password of whoever makes it, is made for oneself or by administrators, and by no key', async () => {
    const { id } = app.userOf('editor')
    expect((await make(id, 'editor', 'Wrong-123-wrong')).status).toBe(400)
    expect((await make(id, 'editor', undefined)).status).toBe(201)
    expect((await make(app.userOf('administrator').id, 'editor')).status).toBe(403)
    expect((await make(id, 'nobody')).status).toBe(403)
    const { body } = await make(id, 'administrator')
    const headers = { Authorization: `users API-Key ${String(body['key'])}` }
    expect(
      (await app.call({ method: 'POST', path: at(id), body: { currentPassword: PASSWORD }, headers })).status,
    ).toBe(403)
    // No other request writes the field.
    await app.call({
      method: 'PATCH',
      path: `/api/users/${id}`,
      body: { apiKey: 'mine', enableAPIKey: true },
      as: 'administrator',
    })
    expect(await whoIs('mine')).toBeNull()
    expect(await whoIs(body['key'])).toBe(id)
  })

  it('is for the roles that the application names', async () => {
    const refused = await make(app.userOf('reviewer').id, 'reviewer')
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([403, expect.stringContaining('have no API key')])
    expect((await make(await account(['agent']), 'administrator')).status).toBe(403)
  })

  it('ends when it is revoked, replaced, and with the role or the account', async () => {
    const id = await account(['editor'])
    const first = (await make(id, 'administrator')).body['key']
    const second = (await make(id, 'administrator')).body['key']
    expect([await whoIs(first), await whoIs(second)]).toEqual([null, id])
    await app.call({ method: 'DELETE', path: at(id), as: 'administrator' })
    expect(await whoIs(second)).toBeNull()
    const third = (await make(id, 'administrator')).body['key']
    expect((await change(id, { name: 'Renamed' })).status).toBe(200)
    expect(await whoIs(third)).toBe(id)
    await change(id, { roles: ['reviewer'] })
    expect(await whoIs(third)).toBeNull()
    await change(id, { roles: ['editor'] })
    expect(await whoIs(third)).toBeNull()
    const fourth = (await make(id, 'administrator')).body['key']
    await change(id, { deactivated: true })
    expect(await whoIs(fourth)).toBeNull()
    expect((await make(id, 'administrator')).status).toBe(403)
  })
})

describe('what a page gets of the head tags', () => {
  const tag = (data: object) =>
    app.payload.create({
      collection: 'head-tags',
      data: { name: 'T', tag: 'meta', ...data } as never,
      overrideAccess: true,
    })
  const preview = (path: string, as: Caller = 'administrator') =>
    app.call({ path: `/api/voix/head-tags/preview?path=${encodeURIComponent(path)}`, as })

  it('is told in order with the reason, to administrators', async () => {
    await tag({ name: 'Paths', appliesTo: 'paths', paths: ['/shop/*'], attributes: { name: 'a', content: 'b' } })
    await tag({ name: 'All', appliesTo: 'all' })
    await tag({ name: 'Layout', appliesTo: 'layouts', layouts: ['jewel'] })
    await tag({ name: 'Off', appliesTo: 'all', enabled: false })
    const body = { title: 'Shop', path: '/shop/one', layout: 'blocks', _status: 'published' }
    await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
    const answer = await preview('/Shop/one/')
    expect(answer.body).toMatchObject({ path: '/shop/one', page: { title: 'Shop', layout: 'blocks' } })
    expect(
      (answer.body['tags'] as { name: string; isShown: boolean; why: string }[]).map(({ name, isShown, why }) => [
        name,
        isShown,
        why,
      ]),
    ).toEqual([
      ['Paths', true, 'It is for the path /shop/*.'],
      ['All', true, 'It is for all pages.'],
      ['Layout', false, 'It is for the layouts jewel; the page has blocks.'],
      ['Off', false, 'It is switched off.'],
    ])
    expect((answer.body['tags'] as { html: string }[])[0]?.html).toBe('<meta name="a" content="b">')
    expect((await preview('/nowhere')).body['page']).toBeNull()
    expect([
      (await preview('/', 'editor')).status,
      (await preview('/', 'nobody')).status,
      (await preview('')).status,
    ]).toEqual([403, 403, 400])
  })
})
