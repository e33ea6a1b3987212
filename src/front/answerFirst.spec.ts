import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision } from '../serve/address/decide'
import { answerFirst } from './answerFirst.mjs'
import { stateKey } from '../tree/processState.mjs'
import { deciding } from '../serve/address/deciding.mjs'
import { responseCache } from '../serve/cache/responseCache.mjs'
import { behind } from './behind.mjs'
import { passTo } from './pass.mjs'
import type { EntryHeader } from '../serve/cache/entryHeader.mjs'

const page = (text: string) => `<!doctype html>${`<p>${text}</p>`.repeat(200)}`

const GLOBALS = { cache: stateKey('cache'), redirects: stateKey('redirects') }
const scope = globalThis as unknown as Record<symbol, unknown>
const before = Object.values(GLOBALS).map((symbol) => [symbol, scope[symbol]] as const)

/** The cache entry that Next responds with. */
let stamp: EntryHeader | null
/** The decisions that Next's proxy receives. */
let decidedBefore: (Decision | undefined)[]
/** The expired tags that the server in front knows, and whether it gets notifications. */
let expired: Set<string>
let isListening: boolean
let redirect: object | null
let hosts: string[]
let decision: Decision
let isThere: boolean
let made: { status: number; headers: Record<string, string>; text: string }
const servers: Server[] = []
let close: () => void
let url: string

/** Next: names the cache entry of its response, as the cache handler does, and writes in pieces. */
const next = vi.fn<Parameters<typeof behind>[0]>(async (request, response) => {
  const own = responseCache().request.getStore()
  if (own) own.stamp = stamp
  decidedBefore.push(deciding().request.getStore())
  expect(request.headers['accept-encoding'] ?? request.headers['if-none-match'] ?? null).toBeNull()
  response.statusCode = made.status
  for (const [name, value] of Object.entries({ 'content-type': 'text/html', ...made.headers }))
    response.setHeader(name, value)
  response.write(made.text.slice(0, 10))
  response.end(made.text.slice(10))
})

beforeEach(async () => {
  stamp = { lastModified: 1, snapshot: '1:1:', origin: 'a', tags: ['page:1', 'soft'] }
  expired = new Set()
  isListening = isThere = true
  redirect = null
  decidedBefore = []
  hosts = []
  decision = { kind: 'page', address: null, host: '' }
  made = { status: 200, headers: { 'cache-control': 'public, max-age=0', vary: 'rsc' }, text: page('One') }
  scope[GLOBALS.redirects] = { table: () => redirect, loading: null, isStale: false }
  const hasExpired = (tags: string[]) => tags.some((tag) => expired.has(tag))
  const expiry = { ready: async () => undefined, snapshot: '9:9:', origin: 'a', version: 0, hasExpired }
  Object.defineProperty(expiry, 'isCurrent', { get: () => isListening })
  Object.defineProperty(expiry, 'version', { get: () => expired.size })
  scope[GLOBALS.cache] = { expiry }
  const addresses = () => ({
    layouts: ['jewel'],
    searchLayouts: [],
    sites: hosts.map((host) => ({ id: 0, hosts: [host] })),
    ...SOURCE,
  })
  Object.assign(deciding(), { decide: async () => decision, addresses: addresses() })
  Object.assign(responseCache(), { store: {} })
  next.mockClear()
  const handler = behind(next, () => {})
  const socketPath = path.join(tmpdir(), `voix-${randomUUID()}`)
  await listen((request, response) => void handler(request, response), socketPath)
  const passing = passTo(socketPath)
  close = passing.close
  const handle = answerFirst({ pass: passing.pass, addresses, isThere: () => isThere })
  const front = await listen((request, response) => void handle(request, response), 0)
  url = `http://localhost:${(front.address() as AddressInfo).port}`
})
afterEach(() => {
  Object.assign(deciding(), { decide: null, addresses: null })
  Object.assign(responseCache(), { store: null })
  for (const [symbol, value] of before) scope[symbol] = value
  close()
  for (const server of servers.splice(0)) server.close()
})

const SOURCE = {
  admin: '/admin',
  cookiePrefix: 'payload',
  collections: { pages: 'pages', redirects: 'redirects' },
  search: {},
}
async function listen(handle: RequestListener, at: string | number): Promise<Server> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise((resolve) => server.listen(at, () => resolve(undefined)))
  return server
}

const visit = (path = '/about', init: RequestInit = {}) => fetch(url + path, init)
const encoded = (coding: string) => visit('/about', { headers: { 'accept-encoding': coding } })

describe('a stored page', () => {
  it('is decided on once before Next: its proxy finds the decision', async () => {
    await visit()
    expect(decidedBefore).toEqual([decision])
  })

  it('is asked of Next once, and then given out as it was, in every coding', async () => {
    const first = await visit()
    const second = await visit()
    expect(await second.text()).toBe(await first.text())
    const names = [...first.headers.keys()].filter((name) => name !== 'date')
    for (const name of names) expect(second.headers.get(name), name).toBe(first.headers.get(name))
    expect(first.headers.get('vary')).toBe('rsc, Accept-Encoding')
    await expect.poll(async () => (await encoded('gzip, br')).headers.get('content-encoding')).toBe('br')
    const tags = new Set<string | null>()
    for (const coding of ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.0']) {
      const response = await encoded(coding)
      expect(await response.text()).toBe(page('One'))
      tags.add(response.headers.get('etag'))
    }
    expect(tags.size).toBe(3)
    expect(next).toHaveBeenCalledTimes(1)
    expect([...first.headers.keys()].filter((name) => name.startsWith('x-voix'))).toEqual([])
  })

  it('is not sent to who has it, and without its text to who asks for the head', async () => {
    const etag = (await visit()).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await visit('/about', { headers: { 'if-none-match': known } })
      expect(response.status).toBe(304)
      expect(response.headers.get('cache-control')).toBe('public, max-age=0')
      expect(response.headers.get('content-type')).toBeNull()
    }
    expect((await visit('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await visit('/about', { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
    expect(next).toHaveBeenCalledTimes(1)
  })

  it.each(['page:1', 'soft'])('is asked of Next again once its tag %s has expired', async (tag) => {
    await visit()
    expired.add('page:2')
    await visit()
    expect(next).toHaveBeenCalledTimes(1)
    expired.add(tag)
    stamp = { ...(stamp as EntryHeader), lastModified: 2 }
    made = { ...made, text: page('Two') }
    expect(await (await visit()).text()).toBe(page('Two'))
    expect(next).toHaveBeenCalledTimes(2)
  })

  it.each<[string, Partial<EntryHeader>]>([
    ['its time is over', { until: 1 }],
    ['it is of another database', { origin: 'b' }],
  ])('is not kept when %s', async (_why, change) => {
    stamp = { ...(stamp as EntryHeader), ...change }
    await visit()
    await visit()
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('gives way to a redirect at once, and comes back with its end', async () => {
    await visit()
    redirect = { to: '/new' }
    decision = {
      kind: 'redirect',
      to: '/new',
      status: 301,
      search: null,
      rule: { id: '1', from: '/about', host: null, to: '/new', status: 301 },
    }
    next.mockImplementationOnce(async (_request, response) => void response.writeHead(301, { location: '/new' }).end())
    expect((await visit('/about', { redirect: 'manual' })).status).toBe(301)
    redirect = null
    expect((await visit()).status).toBe(200)
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('is another one in another layout, and no other one in a layout that there is not', async () => {
    await visit()
    await visit('/about?layout=jewel')
    await visit('/about?layout=none&utm_source=mail')
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('is kept at the hosts that sites name', async () => {
    for (const [host, times] of [
      ['localhost', 1],
      ['azul.example', 3],
    ] as const) {
      hosts = [host]
      await visit()
      await visit()
      expect(next).toHaveBeenCalledTimes(times)
    }
  })

  it('is Next’s to judge while nobody hears what expires, and what was known last counts without Next', async () => {
    await visit()
    isListening = false
    const asked = await visit()
    expect(await asked.text()).toBe(page('One'))
    expect(next).toHaveBeenCalledTimes(2)
    isThere = false
    expect((await visit()).status).toBe(200)
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('is given out as it was known last when Next is there and takes no request', async () => {
    await visit()
    isListening = false
    const [behindNext] = servers
    behindNext?.close()
    behindNext?.closeAllConnections()
    expect(await (await visit()).text()).toBe(page('One'))
    expired.add('page:1')
    expect((await visit()).status).toBe(503)
  })
})

describe('is always Next’s to answer:', () => {
  it.each([
    ['what sets a cookie', () => (made.headers['set-cookie'] = 'a=b')],
    ['what no cache may keep', () => (made.headers['cache-control'] = 'private, no-store')],
    ['an error', () => (made.status = 500)],
    ['an address that is not a page', () => (decision = { kind: 'own', by: null })],
    ['a host that no site names', () => (decision = { kind: 'page', address: null, host: null })],
    ['what nothing is stored of', () => (stamp = null)],
  ])('%s', async (_what, change) => {
    const plain = next.getMockImplementation()
    change()
    if (decision.kind !== 'page' || decision.host === null)
      next.mockImplementation(async (_request, response) => void response.end('x'))
    for (let time = 0; time < 2; time += 1) expect((await visit()).status).toBe(made.status)
    expect(next).toHaveBeenCalledTimes(2)
    if (plain) next.mockImplementation(plain)
  })
})

it('a coding is not named for what is too short to need it', async () => {
  made.text = 'short'
  expect((await encoded('gzip')).headers.get('content-encoding')).toBeNull()
})

it('a page’s own policy is the only one, stored or not', async () => {
  const plain = next.getMockImplementation()
  next.mockImplementation(async (_request, response) => {
    response.setHeader('content-security-policy', 'of all pages')
    response.appendHeader('content-security-policy', 'its own')
    response.end('x')
  })
  for (const target of ['/about', '/about?a=b'])
    expect((await visit(target)).headers.get('content-security-policy')).toBe('its own')
  if (plain) next.mockImplementation(plain)
})
