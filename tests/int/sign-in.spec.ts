import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SignInOptions } from '../../src/options/types'
import { CLIENT, startProvider, type RunningProvider } from '../helpers/provider/startProvider'
import { ORIGIN, startApp, type App, type Json } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

const RETURN = `${ORIGIN}/admin/auth/callback`

let app: App
let provider: RunningProvider
const signIn = {} as SignInOptions
beforeAll(async () => {
  provider = await startProvider([RETURN])
  Object.assign(signIn, { name: 'Acme', issuer: provider.issuer, ...CLIENT })
  const roles: SignInOptions['roles'] = ({ groups }) =>
    Array.isArray(groups) ? groups.map((group) => (group === 'web' ? 'editor' : String(group))) : null
  app = await startApp({ makeConfig: () => limitedConfig({ signIn: { ...signIn, roles } }) })
})
afterAll(async () => {
  await app?.stop()
  await provider?.stop()
})
afterEach(() => vi.restoreAllMocks())

/** Sends a request with the browser's cookies and stores those of the response. */
async function get(path: string, jar = new Map<string, string>(), method = 'GET') {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'Sec-Fetch-Site': 'same-origin', 'x-forwarded-for': '192.0.2.1' }
  const response = await handleEndpoints({
    config: app.config,
    request: new Request(ORIGIN + path, { method, headers }),
  })
  const cookies = response.headers.getSetCookie()
  for (const set of cookies) {
    const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  return { response, cookies, location: response.headers.get('location') ?? '', jar }
}

/** Signs in from the button to the provider's redirect back, as the view passes it to the endpoint. */
async function comeBack(as: { sub: string } | 'nobody', redirect = '') {
  const start = await get(`/api/voix/auth/start${redirect && `?redirect=${encodeURIComponent(redirect)}`}`)
  const back = await provider.visit(start.location, as)
  expect(back.origin + back.pathname).toBe(RETURN)
  return { path: `/api/voix/auth/callback${back.search}`, jar: start.jar, start }
}

async function enter(sub: string, claims: Json | Record<string, unknown>, redirect?: string) {
  provider.people.set(sub, claims)
  const { path, jar } = await comeBack({ sub }, redirect)
  return get(path, jar)
}

async function whoIs(jar: Map<string, string>) {
  const { response } = await get('/api/users/me', jar)
  return ((await response.json()) as { user: Json | null }).user
}

const stored = (email: string) =>
  app.payload
    .find({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true })
    .then(({ docs }) => docs[0] as unknown as Json | undefined)

const cookieOf = (cookies: string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`payload-${name}=`)) ?? ''

describe('signing in by a provider', () => {
  it('exchanges the code by a POST with the verifier, and opens the session of the account with that address', async () => {
    const asked: { body: URLSearchParams; method: string }[] = []
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.endsWith('/token')) asked.push({ body: init?.body as URLSearchParams, method: init?.method ?? 'GET' })
      return fetch(input, init)
    })
    const { cookies, jar, location } = await enter('ada', { email: 'Editor@example.com', email_verified: true })
    expect(location).toBe('/admin')
    expect(await whoIs(jar)).toMatchObject({ id: app.userOf('editor').id })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.method).toBe('POST')
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      grant_type: 'authorization_code',
      client_id: 'voix',
      client_secret: CLIENT.clientSecret,
      redirect_uri: RETURN,
      code: expect.any(String) as string,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect((await stored('editor@example.com'))?.externalIdentity).toEqual({
      provider: provider.issuer,
      subject: 'ada',
    })
    expect(cookieOf(cookies, 'signed-in')).toContain('=1')
  })

  it('forgets the state, and keeps both tokens for 150 days where no script reads them', async () => {
    const { cookies } = await enter('ada', { email: 'editor@example.com', email_verified: true })
    expect(cookieOf(cookies, 'sign-in')).toMatch(/^payload-sign-in=; Expires=/)
    for (const name of ['access-token', 'refresh-token']) {
      const cookie = cookieOf(cookies, name)
      expect(cookie).toMatch(/^payload-\w+-token=[\w-]{20,}; /)
      expect(cookie).toContain('Max-Age=12960000')
      expect(cookie).toContain('Path=/api; HttpOnly=true; SameSite=Lax')
    }
  })

  it('comes back to the path that is configured', async () => {
    const { voix } = app.config.custom as { voix: { signIn: SignInOptions } }
    const before = voix.signIn
    voix.signIn = { ...before, returnPath: '/my/return' }
    const { searchParams } = new URL((await get('/api/voix/auth/start')).location)
    voix.signIn = before
    expect(searchParams.get('redirect_uri')).toBe(`${ORIGIN}/admin/my/return`)
    const views = app.config.admin.components.views as Record<string, { path?: string; Component?: unknown }>
    expect(views.voixSignInReturn).toMatchObject({ path: '/auth/callback', Component: 'voix/studio#SignInReturnView' })
  })

  it('goes where somebody wanted to go, on this site alone', async () => {
    const claims = { email: 'editor@example.com', email_verified: true }
    expect((await enter('ada', claims, '/admin/pages?search=pool')).location).toBe('/admin/pages?search=pool')
    expect((await enter('ada', claims, 'https://evil.example')).location).toBe('/admin')
    expect((await enter('ada', claims, '//evil.example')).location).toBe('/admin')
  })

  it('goes to the admin without a state, with another one, and where the code is used again', async () => {
    provider.people.set('ada', { email: 'editor@example.com', email_verified: true })
    const { path, jar, start } = await comeBack({ sub: 'ada' })
    const state = new URL(start.location).searchParams.get('state') ?? ''
    expect((await get(path)).location).toBe('/admin?sign-in=stale')
    const foreign = await get(path.replace(state, `${state}x`), new Map(jar))
    expect([foreign.location, foreign.jar.has('payload-token')]).toEqual(['/admin?sign-in=stale', false])
    const kept = new Map(jar)
    expect((await get(path, jar)).location).toBe('/admin')
    const again = await get(path, kept)
    expect([again.location, again.jar.has('payload-token')]).toEqual(['/admin?sign-in=failed', false])
  })

  it('goes to the admin where the verifier is another one, and says why in the log alone', async () => {
    const warned = vi.spyOn(app.payload.logger, 'warn')
    provider.people.set('ada', { email: 'editor@example.com', email_verified: true })
    const { path, jar } = await comeBack({ sub: 'ada' })
    const begun = JSON.parse(Buffer.from(jar.get('payload-sign-in') ?? '', 'base64url').toString()) as Json
    const other = { ...begun, verifier: 'a'.repeat(43) }
    jar.set('payload-sign-in', Buffer.from(JSON.stringify(other)).toString('base64url'))
    const answer = await get(path, jar)
    expect([answer.location, answer.jar.has('payload-token')]).toEqual(['/admin?sign-in=failed', false])
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('says that somebody went away from the provider without signing in', async () => {
    const { path, jar } = await comeBack('nobody')
    expect((await get(path, jar)).location).toBe('/admin?sign-in=denied')
  })
})

describe('an account', () => {
  it('is not opened by an address that the provider has not verified', async () => {
    const { location, jar } = await enter('mallory', { email: 'administrator@example.com', email_verified: false })
    expect([location, await whoIs(jar)]).toEqual(['/admin?sign-in=unverified', null])
  })

  it('is not opened by somebody else who has the address now', async () => {
    await enter('ada', { email: 'editor@example.com', email_verified: true })
    const { location, jar } = await enter('eve', { email: 'editor@example.com', email_verified: true })
    expect([location, await whoIs(jar)]).toEqual(['/admin?sign-in=unknown', null])
  })

  it('stays of whom it is when they have another address', async () => {
    await enter('ada', { email: 'editor@example.com', email_verified: true })
    const { jar } = await enter('ada', { email: 'ada@elsewhere.example', email_verified: true })
    expect(await whoIs(jar)).toMatchObject({ id: app.userOf('editor').id, email: 'editor@example.com' })
  })

  it('is made for whom the claims give a role, with that role, and follows it from then on', async () => {
    const grace = { email: 'grace@example.com', email_verified: true, name: 'Grace', groups: ['web'] }
    const { jar } = await enter('grace', grace)
    expect(await whoIs(jar)).toMatchObject({ name: 'Grace', roles: ['editor'] })
    await enter('grace', { ...grace, groups: ['reviewer'] })
    expect(await stored('grace@example.com')).toMatchObject({ roles: ['reviewer'] })
    await enter('grace', { ...grace, groups: undefined })
    expect(await stored('grace@example.com')).toMatchObject({ roles: ['reviewer'] })
  })

  it('of a public role is led to the site', async () => {
    const claims = { email: 'agent@example.com', email_verified: true }
    expect((await enter('agnes', claims)).location).toBe('/')
  })

  it('is made for nobody else', async () => {
    const { location } = await enter('joe', { email: 'joe@example.com', email_verified: true })
    expect(location).toBe('/admin?sign-in=unknown')
    expect(await stored('joe@example.com')).toBeUndefined()
  })

  it('that is deactivated stays shut, and nothing is written of it', async () => {
    const claims = { email: 'reviewer@example.com', email_verified: true }
    const { id } = app.userOf('reviewer')
    await app.payload.update({ collection: 'users', id, data: { deactivated: true }, overrideAccess: true })
    const { location, jar } = await enter('rita', claims)
    expect([location, await whoIs(jar)]).toEqual(['/admin?sign-in=deactivated', null])
    expect((await stored('reviewer@example.com'))?.externalIdentity).toMatchObject({ subject: null })
    await app.payload.update({ collection: 'users', id, data: { deactivated: false }, overrideAccess: true })
  })

  it('is written down as signed in, and signs out here and at the provider', async () => {
    const { jar } = await enter('ada', { email: 'editor@example.com', email_verified: true })
    const [event] = await app.query<{ event: string; user: string }>(
      'select event, "user" from audit_events order by created_at desc limit 1',
    )
    expect(event).toEqual({ event: 'signed-in', user: app.userOf('editor').id })
    const introspect = async (token: string) => {
      const body = new URLSearchParams({ token, client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret })
      const answer = await fetch(`${provider.issuer}/token/introspection`, { method: 'POST', body })
      return ((await answer.json()) as { active: boolean }).active
    }
    const refresh = jar.get('payload-refresh-token') ?? ''
    expect(await introspect(refresh)).toBe(true)
    await get('/api/users/logout', jar, 'POST')
    expect([...jar.keys()].filter((name) => name.endsWith('token'))).toEqual([])
    await expect.poll(() => introspect(refresh)).toBe(false)
  })
})

describe('a provider that cannot be used', () => {
  it('and names no token URL leads to the admin', async () => {
    const server = createServer((_request, response) => {
      const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await withIssuer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
      const start = await get('/api/voix/auth/start')
      const state = new URL(start.location).searchParams.get('state') ?? ''
      expect((await get(`/api/voix/auth/callback?code=x&state=${state}`, start.jar)).location).toBe(
        '/admin?sign-in=failed',
      )
    })
    server.close()
  })

  it('because it is away leads to the admin', async () => {
    await withIssuer('http://127.0.0.1:1', async () => {
      expect((await get('/api/voix/auth/start')).location).toBe('/admin?sign-in=unreachable')
    })
  })

  it('because there is none leads to the admin from the address of the return', async () => {
    await withSignIn(null, async () => {
      for (const path of ['/api/voix/auth/callback', '/api/voix/auth/callback?code=x&state=y'])
        expect((await get(path)).location).toBe('/admin')
      expect((await get('/api/voix/auth/start')).response.status).toBe(404)
    })
  })

  async function withIssuer(issuer: string, work: () => Promise<void>) {
    await withSignIn({ ...signInNow(), issuer }, work)
  }

  async function withSignIn(other: SignInOptions | null, work: () => Promise<void>) {
    const before = signInNow()
    Object.assign(voixOf(), { signIn: other })
    await work().finally(() => Object.assign(voixOf(), { signIn: before }))
  }

  const voixOf = () => (app.config.custom as { voix: { signIn: SignInOptions } }).voix
  const signInNow = () => voixOf().signIn
})
