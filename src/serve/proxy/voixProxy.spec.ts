import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HEADLINES } from '../screens/headlines'
import { givePlace } from '../address/places'
import { voixProxy } from './voixProxy'

vi.mock('../address/redirects.mjs', () => ({
  redirectTable: () =>
    Promise.resolve(({ host, path }: { host: string; path: string }) =>
      path === '/gone'
        ? { rule: { id: '2', status: 410 }, to: '', search: null }
        : path === '/old'
          ? { rule: { id: '1', status: 301 }, to: host === 'azul.example' ? '/azul' : '/new' }
          : null,
    ),
  countHit: () => undefined,
}))

/** The state of the mocked database. */
const database = { isAway: false, look: () => Promise.resolve('1:1:') }
const { isAway, look } = database
vi.mock('../cache/shared.mjs', () => ({ shared: () => ({ expiry: database }) }))

afterEach(() => {
  Object.assign(database, { isAway, look })
  vi.unstubAllEnvs()
  for (let place = 0; place < 2; place += 1) givePlace()
})

const OWN = 'http://localhost:3000'
const sites = [
  { id: 0, name: 'Group', hosts: ['www.example'] },
  { id: 2, name: 'Azul', hosts: ['azul.example'] },
]
const layouts = ['jewel', 'retired'].map((name) => ({ name, label: name, isOffered: name === 'jewel' }))
const proxy = voixProxy({ voixConfig: { layouts, sites, search: { en: '/search', es: '/es/search' } } })

const ask = (address: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(address, OWN), { headers: { host: 'www.example', ...headers } }))

describe('the proxy', () => {
  it.each(['evil.example', 'evil.example/foo?', 'evil.example:8'])(
    'leads nobody to a header’s host: %s',
    async (host) => {
      vi.stubEnv('VOIX_TRUST_PROXY', '1')
      const told: Record<string, string>[] = [{ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' }, { host }]
      for (const headers of told) {
        for (const [address, target] of [
          ['/Sec-public?a=1', '/sec-public?a=1'],
          ['/old', '/new'],
          ['/admin/collections/pages/1', '/admin/studio/1'],
        ] as const) {
          expect((await ask(address, headers)).headers.get('location'), address).toBe(OWN + target)
        }
      }
    },
  )

  it('tells sites apart by the host, and by a forwarded one where that is trusted', async () => {
    const forwarded = { 'x-forwarded-host': 'azul.example' }
    const rewritten = async (headers: Record<string, string>) =>
      (await ask('/about', headers)).headers.get('x-middleware-rewrite')
    expect(await rewritten({ host: 'azul.example:3000' })).toBe(`${OWN}/_voix/site/2/-/about`)
    expect(await rewritten(forwarded)).toBeNull()
    vi.stubEnv('VOIX_TRUST_PROXY', '1')
    expect(await rewritten(forwarded)).toBe(`${OWN}/_voix/site/2/-/about`)
    expect((await ask('/old', forwarded)).headers.get('location')).toBe(`${OWN}/azul`)
  })

  it.each([
    ['/admin/cookbook-preview/heroes', '/voix-preview/recipe/heroes'],
    ['/admin/cookbook-preview/a/path/of/any/depth', '/voix-preview/recipe/a/path/of/any/depth'],
    ['/admin/slice-preview/hero', '/voix-preview/slice/hero'],
    ['/admin/slice-preview/hero/jewel/short', '/voix-preview/slice/hero/jewel/short'],
    ['/admin/style-preview/jewel', '/voix-preview/style/jewel'],
  ])('leads %s to where it is made with the site’s styles, and lets the admin frame it', async (address, target) => {
    const { headers } = await ask(address)
    expect(headers.get('x-middleware-rewrite')).toBe(OWN + target)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  it.each([
    ['/preview-release/r/secret', '/voix-preview/release/r/secret/_voix/site/0/-'],
    ['/preview-release/r/Secret/About/Us?layout=jewel', '/voix-preview/release/r/Secret/_voix/site/0/jewel/about/us'],
    ['/preview-release/r', '/_voix/unknown'],
    ['/voix-preview/release/r/secret', '/_voix/unknown'],
  ])('leads %s to %s, for whoever has the secret, and no cache keeps it', async (address, target) => {
    const { headers } = await ask(address)
    givePlace()
    expect(headers.get('x-middleware-rewrite')?.split('?')[0]).toBe(OWN + target)
    if (target === '/_voix/unknown') return
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex, nofollow'])
  })

  it.each([
    ['/About/_payload.json', null],
    ['/about/_payload.json?build-1', '/builds/data/about?build-1'],
    ['/_payload.json', '/builds/data'],
    ['/gone/_payload.json', '/_voix/unknown'],
  ])('leads %s to the data of the page, as long as no rule leads the page away', async (address, target) => {
    const { headers } = await ask(address)
    expect(headers.get('x-middleware-rewrite')).toBe(target && OWN + target)
    expect(headers.get('location')).toBe(target === null ? `${OWN}/about/_payload.json` : null)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('answers 410 for an address with a rule of that type', async () => {
    const answer = await ask('/gone')
    expect([answer.status, answer.headers.get('location')]).toEqual([410, null])
    expect(await answer.text()).toContain('This page has been permanently removed')
  })

  it('lets visitors choose the layouts that are offered', async () => {
    const rewritten = async (address: string) => (await ask(address)).headers.get('x-middleware-rewrite')
    expect(await rewritten('/about?layout=jewel')).toBe(`${OWN}/_voix/site/0/jewel/about?layout=jewel`)
    expect(await rewritten('/about?layout=retired')).toBeNull()
    const released = await rewritten('/preview-release/r/secret/about?layout=retired')
    givePlace()
    expect(released).toContain('/_voix/site/0/-/about')
  })

  it.each([
    ['/search?q=sea', '/voix-preview/search/en/_voix/site/0/-/search'],
    ['/es/search?q=mar&layout=jewel', '/voix-preview/search/es/_voix/site/0/jewel/es/search'],
    ['/es/search?q=mar&layout=retired', '/voix-preview/search/es/_voix/site/0/retired/es/search'],
    ['/voix-preview/search/en/_voix/site/0/-/search', '/_voix/unknown'],
  ])('leads %s to where it is searched, and no cache and no search engine keeps it', async (address, target) => {
    const { headers } = await ask(address)
    givePlace('search')
    expect(headers.get('x-middleware-rewrite')?.split('?')[0]).toBe(OWN + target)
    if (target === '/_voix/unknown') return
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
  })

  it('searches for so many at once, and so often for one of them', async () => {
    const statusOf = async (from: string) =>
      (await ask('/search?q=sea', { 'x-forwarded-for': `9.9.9.9, ${from}` })).status
    const atOnce = await Promise.all(['1', '2', '3', '4', '5'].map(statusOf))
    expect(atOnce).toEqual([200, 200, 200, 200, 503])
    for (let place = 0; place < 4; place += 1) givePlace('search')
    const statuses = new Set<number>()
    for (let time = 0; time < 60; time += 1) {
      statuses.add(await statusOf('6'))
      givePlace('search')
    }
    expect([...statuses]).toEqual([200, 429])
    expect(await statusOf('7')).toBe(200)
    givePlace('search')
  })

  it.each([
    ['does not answer', { look: () => Promise.reject(new Error('timeout')) }],
    ['has not answered before', { isAway: true, look: () => new Promise(() => {}) }],
  ])(
    'asks who wants what is made for them to come back while the database %s, and takes no place',
    async (_, state) => {
      const cookie = 'payload-token=some'
      const wanted = ['/search?q=sea', '/preview-release/r/secret', '/about?voix-sync', '/about?voix-audience']
      for (const address of [...wanted, ...wanted]) {
        Object.assign(database, state)
        const { status, headers } = await ask(address, { cookie })
        expect([status, headers.get('retry-after')], address).toEqual([503, '2'])
        expect(headers.get('cache-control'), address).toBe('private, no-store')
      }
      Object.assign(database, { isAway, look })
      expect((await ask('/preview-release/r/secret')).status).toBe(200)
      expect((await ask('/about')).status).toBe(200)
    },
  )

  it('leads who has a session to what a page reserves for them, and answers others with nothing; neither is stored', async () => {
    const asked = await ask('/about?voix-audience&layout=jewel', { cookie: 'payload-token=some' })
    expect(asked.headers.get('x-middleware-rewrite')).toContain('/voix-preview/for/_voix/site/0/jewel/about')
    const stranger = await ask('/about?voix-audience')
    expect(stranger.status).toBe(204)
    for (const { headers } of [asked, stranger]) expect(headers.get('cache-control')).toBe('private, no-store')
    const direct = await ask('/voix-preview/for/about', { cookie: 'payload-token=some' })
    expect(direct.headers.get('x-middleware-rewrite')).toContain('/_voix/unknown')
  })

  it('gives the scripts of the admin and of previews a nonce, one per session, and lets nobody else frame them', async () => {
    const policyAt = async (address: string, cookie = 'payload-token=some') => {
      const { headers } = await ask(address, { cookie })
      const policy = headers.get('content-security-policy') ?? ''
      expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
      expect(policy).toContain("connect-src 'self';")
      expect(policy).not.toMatch(/script-src [^;]*unsafe/)
      return policy
    }
    const nonceOf = async (cookie: string) =>
      /script-src 'self' 'nonce-([\w-]{20,})';/.exec(await policyAt('/admin/login', cookie))?.[1]
    const nonce = await nonceOf('payload-token=some')
    const addresses = ['/admin', '/admin/studio/1', '/voix-preview/1', '/about?voix-sync']
    for (const address of addresses) {
      const policy = await policyAt(address)
      expect(policy, address).toContain(`'nonce-${nonce}'`)
      expect(policy, address).toContain(`frame-ancestors ${address.startsWith('/admin') ? "'none'" : "'self'"}`)
    }
    const others = ['payload-token=other', 'payload-token=', 'payload-token=', 'a=b', 'a=b']
    const nonces = await Promise.all(others.map(nonceOf))
    expect(new Set([nonce, ...nonces]).size).toBe(1 + others.length)
    expect((await ask('/about')).headers.get('content-security-policy')).toBeNull()
  })

  it('takes no form for a page or the admin, and leaves calls of server functions and the application’s own routes alone', async () => {
    const send = async (address: string, headers: Record<string, string> = {}) => {
      const request = new NextRequest(new URL(address, OWN), {
        method: 'POST',
        headers: { host: 'www.example', ...headers },
      })
      return (await proxy(request)).status
    }
    for (const address of ['/', '/about', '/admin', '/admin/login']) {
      expect(await send(address), address).toBe(405)
      expect(await send(address, { 'next-action': 'x' }), address).toBe(200)
    }
    expect(await send('/api/')).toBe(405)
    expect(await send('/api/users/login')).toBe(200)
  })

  it.each([
    ['/%zz', 'GET', 400, 'This address cannot be read.'],
    ['/about', 'POST', 405, 'This address accepts only GET and HEAD.'],
    ['/gone', 'GET', 410, 'This page has been permanently removed'],
  ])(
    'shows a browser the error screen at %s (%s: %i), and programs and bots the message',
    async (path, method, status, message) => {
      const send = async (headers: Record<string, string>) => {
        const answer = await proxy(
          new NextRequest(new URL(path, OWN), { method, headers: { host: 'www.example', ...headers } }),
        )
        expect([answer.status, answer.headers.get('vary')]).toEqual([status, 'Accept'])
        return { type: answer.headers.get('content-type'), text: await answer.text() }
      }
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
      const shown = await send({ accept, 'user-agent': 'Firefox' })
      expect(shown.type).toContain('text/html')
      expect(shown.text).toContain(`Error ${status}: ${message}`)
      expect(shown.text).toContain('<a class="voix-screen-primary" href="/">Go to homepage</a>')
      expect(HEADLINES.some((headline) => shown.text.includes(`<h1 class="voix-screen-title">${headline}</h1>`))).toBe(
        true,
      )
      for (const headers of [{ accept: '*/*' }, { accept, 'user-agent': 'Googlebot' }] as Record<string, string>[]) {
        const plain = await send(headers)
        expect(plain.type).toContain('text/plain')
        expect(plain.text).toContain(message)
        expect(plain.text).not.toContain('<')
      }
    },
  )

  it.each(['/%00', '/x%00', '/%', '/admin/%00', '/robots.txt%00'])('refuses %s', async (address) => {
    expect((await ask(address)).status).toBe(400)
  })

  it.each(['/_voix/site/0/-/about', '/_voix/%73ite/00/-/about', '/%5Fvoix/site/0/-/about', '/voix-preview/a%74/x'])(
    'shows nobody the internal address %s',
    async (address) => {
      const { status, headers } = await ask(address)
      expect(headers.get('x-middleware-rewrite') ?? `${status}`).toMatch(/\/_voix\/unknown$|^308$/)
    },
  )

  it.each(['', '=', '=1', '=&layout=jewel'])('keeps ?voix-sync%s with a session from shared caches', async (value) => {
    const signedIn = await ask(`/about?voix-sync${value}`, { cookie: 'payload-token=x' })
    expect(signedIn.headers.get('x-middleware-rewrite')).toContain('/voix-preview/at/')
    expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['x-token', 'my-payload-token', 'payload-token-x', 'voix-token'])(
    'gives the stored page to whoever has no cookie of this site, but %s',
    async (name) => {
      const { headers } = await ask('/about?voix-sync', { cookie: `${name}=x` })
      expect(headers.get('x-middleware-rewrite')).toBeNull()
    },
  )

  it('leads two to previews at a time, and asks the others to come back', async () => {
    const cookie = 'voix-7-token=x'
    const own = voixProxy({ voixConfig: { layouts: [], cookiePrefix: 'voix-7' } })
    const sync = () => own(new NextRequest(`${OWN}/about?voix-sync`, { headers: { cookie } }))
    expect([await sync(), await sync()].map(({ status }) => status)).toEqual([200, 200])
    const third = await sync()
    expect(third.status).toBe(503)
    expect(third.headers.get('retry-after')).toBe('2')
    expect((await own(new NextRequest(`${OWN}/about`, { headers: { cookie } }))).status).toBe(200)
    givePlace()
    expect((await sync()).status).toBe(200)
    // The clock of the machine may be changed: elapsed time counts.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    expect((await sync()).status).toBe(503)
    vi.useRealTimers()
    const passed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
    expect((await sync()).status).toBe(200)
    passed.mockRestore()
  })
})
