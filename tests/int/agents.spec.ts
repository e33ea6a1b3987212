import { createHmac } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, startApp, type App, type Caller } from './helpers/app'

const SECRET = 'shared-with-the-partners'
let app: App

beforeAll(async () => {
  process.env.VOIX_AGENTS_SSO_SECRET = SECRET
  app = await startApp()
})
afterAll(() => app?.stop())

async function askFor(partner: string, as: Caller) {
  const headers = new Headers()
  if (as !== 'nobody') {
    const body = { email: app.userOf(as).email, password: 'Secret-123-secret' }
    const login = await app.call({ method: 'POST', path: '/api/users/login', body })
    headers.set('Authorization', `JWT ${login.body.token}`)
  }
  const request = new Request(`${ORIGIN}/api/agents/sso?to=${partner}`, { headers })
  const response = await handleEndpoints({ config: app.config, request })
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

describe('a door to a partner', () => {
  it('opens for agents with a pass of a minute, signed for that partner', async () => {
    const { status, location } = await askFor('academy', 'agent')
    expect([status, new URL(location).origin]).toEqual([303, 'https://academy.solmara.example'])
    const [head = '', body = '', signature] = (new URL(location).searchParams.get('token') ?? '').split('.')
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${head}.${body}`).digest('base64url'))
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, number | string>
    expect(claims).toMatchObject({ aud: 'academy', email: app.userOf('agent').email })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(60)
  })

  it.each(['nobody', 'editor', 'administrator'] as const)('stays shut for %s', async (as) => {
    expect(await askFor('academy', as)).toEqual({ status: 403, location: '' })
  })

  it.each(['elsewhere', '__proto__', 'constructor'])('leads to partners only, not to %s', async (partner) => {
    expect((await askFor(partner, 'agent')).status).toBe(404)
  })
})
