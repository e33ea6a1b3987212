import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision } from '../proxy/decide'
import { answerFirst } from './answerFirst.mjs'
import { answering } from './answering.mjs'

const page = (text: string) => `<!doctype html>${`<p>${text}</p>`.repeat(200)}`

/** What stands in the page store. */
let entry: object
let decision: Decision
let asked: number
let made: { status: number; headers: Record<string, string>; text: string }
let server: Server
let url: string

/** Next: names the entry that it answers with, as the cache handler does, and writes in pieces. */
const next = vi.fn<Parameters<typeof answerFirst>[0]>(async (request, response) => {
  const own = answering().request.getStore()
  if (own) own.served = { key: '/about', entry, tags: ['soft'] }
  expect(request.headers['accept-encoding'] ?? request.headers['if-none-match'] ?? null).toBeNull()
  response.statusCode = made.status
  for (const [name, value] of Object.entries({ 'content-type': 'text/html', ...made.headers }))
    response.setHeader(name, value)
  response.write(made.text.slice(0, 10))
  response.end(made.text.slice(10))
})

beforeEach(async () => {
  entry = {}
  asked = 0
  decision = { kind: 'page', address: null, host: '' }
  made = { status: 200, headers: { 'cache-control': 'public, max-age=0', vary: 'rsc' }, text: page('One') }
  const own = answering()
  own.decide = async () => decision
  own.store = { get: async () => ((asked += 1), entry) } as unknown as typeof own.store
  next.mockClear()
  const handler = answerFirst(next)
  server = createServer((request, response) => void handler(request, response)).listen(0)
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  Object.assign(answering(), { decide: null, store: null })
  server.close()
})

const visit = (path = '/about', init: RequestInit = {}) => fetch(url + path, init)
const encoded = (coding: string) => visit('/about', { headers: { 'accept-encoding': coding } })

describe('a stored page', () => {
  it('is asked of Next once, and then given out as it was, in every coding', async () => {
    const first = await visit()
    const second = await visit()
    expect(await second.text()).toBe(await first.text())
    const names = [...first.headers.keys()].filter((name) => name !== 'date')
    for (const name of names) expect(second.headers.get(name), name).toBe(first.headers.get(name))
    expect(first.headers.get('vary')).toBe('rsc, Accept-Encoding')
    await vi.waitFor(async () => expect((await encoded('gzip, br')).headers.get('content-encoding')).toBe('br'))
    const tags = new Set<string | null>()
    for (const coding of ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.0']) {
      const response = await encoded(coding)
      expect(await response.text()).toBe(page('One'))
      tags.add(response.headers.get('etag'))
    }
    expect(tags.size).toBe(3)
    expect(next).toHaveBeenCalledTimes(1)
    expect(asked).toBeGreaterThan(1)
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

  it('is asked of Next again when the store holds another entry, or none', async () => {
    await visit()
    entry = {}
    made = { ...made, text: page('Two') }
    expect(await (await visit()).text()).toBe(page('Two'))
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('gives way to a redirect at once', async () => {
    await visit()
    decision = { kind: 'redirect', to: '/new', rule: { id: '1', from: '/about', host: null, to: '/new', status: 301 } }
    next.mockImplementationOnce(async (_request, response) => void response.writeHead(301, { location: '/new' }).end())
    expect((await visit('/about', { redirect: 'manual' })).status).toBe(301)
  })

  it('is another one in another layout and at another host', async () => {
    await visit()
    decision = { kind: 'page', address: '/_voix/site/0/jewel/about', host: '' }
    await visit()
    decision = { kind: 'page', address: null, host: 'azul.example' }
    await visit()
    expect(next).toHaveBeenCalledTimes(3)
  })
})

describe('is always Next’s to answer:', () => {
  it.each([
    ['what sets a cookie', () => (made.headers['set-cookie'] = 'a=b')],
    ['what no cache may keep', () => (made.headers['cache-control'] = 'private, no-store')],
    ['an error', () => (made.status = 500)],
    ['what is no page', () => (decision = { kind: 'own' })],
    ['a host that no site names', () => (decision = { kind: 'page', address: null, host: null })],
    ['what nothing is stored of', () => next.mockImplementation(async (_request, response) => void response.end('x'))],
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
