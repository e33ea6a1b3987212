import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { voixProxy } from './voixProxy'

vi.mock('../address/redirects.mjs', () => ({
  redirectTable: () =>
    Promise.resolve(({ path }: { path: string }) =>
      path === '/posts/old' ? { rule: { id: '1', status: 301 }, to: '/posts/new' } : null,
    ),
  tableOf: () => '',
}))
vi.mock('./hits', () => ({ countHit: () => Promise.resolve() }))
vi.mock('../cache/shared.mjs', () => ({ shared: () => ({ expiry: {} }) }))

const OWN = 'http://localhost:3000'
const PAGES_OWN = 'public, max-age=0, must-revalidate'
const application = {
  routes: [
    '/[[...path]]',
    '/admin/[[...segments]]',
    '/admin/own',
    '/api/[...slug]',
    '/auth/callback',
    '/invite/[token]',
    '/posts/[slug]',
    '/webhooks/stripe',
  ],
  more: ['/legacy/[...path]'],
  extensions: ['tsx', 'ts'],
  admin: '/admin',
  trailingSlash: false,
}

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'voix-application-'))
  for (const file of ['website-OG.webp', 'docs/Terms & Rates.PDF']) {
    mkdirSync(path.dirname(path.join(root, 'public', file)), { recursive: true })
    writeFileSync(path.join(root, 'public', file), '')
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  vi.stubEnv('VOIX_APPLICATION', JSON.stringify(application))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const sites = [
  { id: 0, name: 'Group', hosts: ['www.example'] },
  { id: 2, name: 'Azul', hosts: ['azul.example'] },
]
const proxy = voixProxy({ voixConfig: { layouts: [{ name: 'jewel', label: 'Jewel' }], sites } })

async function ask(address: string, init: { method?: string; host?: string } = {}) {
  const headers = { host: init.host ?? 'www.example' }
  const request = new NextRequest(new URL(address, OWN), { method: init.method ?? 'GET', headers })
  const answer = await proxy(request)
  return {
    status: answer.status,
    location: answer.headers.get('location')?.replace(OWN, '') ?? null,
    rewrite: answer.headers.get('x-middleware-rewrite')?.replace(OWN, '') ?? null,
    caching: answer.headers.get('cache-control'),
  }
}

const PASSED = { status: 200, location: null, rewrite: null, caching: null }

describe('an address of the application', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('takes %s', async (method) => {
    for (const address of ['/webhooks/stripe', '/auth/callback', '/invite/aB3x', '/admin/own', '/legacy/a/b', '/api/x'])
      expect((await ask(address, { method })).status, address).toBe(200)
    // Next fails if a form is sent to a file.
    for (const address of [
      '/website-OG.webp',
      '/',
      '/about',
      '/webhooks',
      '/webhooks/stripe/more',
      '/posts',
      '/admin',
      '/admin/login',
    ])
      expect((await ask(address, { method })).status, address).toBe(405)
  })

  it.each([
    '/invite/aB3x',
    '/posts/Hello%20World',
    '/website-OG.webp',
    '/docs/Terms%20&%20Rates.PDF',
    '/legacy/Path/To/X.ASPX',
  ])('keeps its spelling and its caching: %s', async (address) => {
    expect(await ask(address)).toEqual(PASSED)
  })

  it('keeps its spelling and loses a trailing slash, as in plain Next', async () => {
    expect(await ask('/invite/aB3x/')).toMatchObject({ status: 308, location: '/invite/aB3x' })
    expect(await ask('/invite/aB3x/?Code=A', { method: 'POST' })).toMatchObject({ location: '/invite/aB3x?Code=A' })
    vi.stubEnv('VOIX_APPLICATION', JSON.stringify({ ...application, trailingSlash: true }))
    expect(await ask('/invite/aB3x/')).toEqual(PASSED)
    expect(await ask('/about/')).toMatchObject({ status: 308, location: '/about' })
  })

  it('is the application’s at every site and with any query', async () => {
    for (const address of ['/posts/x?layout=jewel', '/posts/x?voix-sync', '/posts/x?voix-audience'])
      for (const host of ['www.example', 'azul.example']) expect(await ask(address, { host }), address).toEqual(PASSED)
    expect((await ask('/about', { host: 'azul.example' })).rewrite).toBe('/_voix/site/2/-/about')
  })

  it('follows redirects of editors, unless a form is sent to it', async () => {
    expect(await ask('/posts/Old')).toMatchObject({ status: 301, location: '/posts/new', caching: PAGES_OWN })
    expect(await ask('/posts/old', { method: 'POST' })).toEqual(PASSED)
  })
})

describe('an address of the catch-all', () => {
  it.each(['/about', '/posts', '/invite/a/b', '/api', '/missing.webp'])(
    'is revalidated by caches: %s',
    async (address) => {
      expect(await ask(address)).toEqual({ ...PASSED, caching: PAGES_OWN })
    },
  )

  it('has one spelling', async () => {
    expect(await ask('/Posts')).toMatchObject({ status: 308, location: '/posts', caching: PAGES_OWN })
    expect(await ask('/Website-og.webp')).toMatchObject({ status: 308, location: '/website-og.webp' })
    expect(await ask('/Invite/aB3x')).toMatchObject({ status: 308, location: '/invite/ab3x' })
  })

  it('is every address outside the product without `withVoix()`', async () => {
    vi.stubEnv('VOIX_APPLICATION', '')
    expect((await ask('/webhooks/stripe', { method: 'POST' })).status).toBe(405)
    expect(await ask('/invite/aB3x')).toMatchObject({ status: 308, location: '/invite/ab3x' })
  })
})
