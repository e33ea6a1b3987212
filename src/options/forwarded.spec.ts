import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { addressOf, dropForged, hostAndPortOf, hostOf, withoutForged } from './forwarded.mjs'

const FORGED = {
  'X-Forwarded-For': '6.6.6.6, 7.7.7.7',
  'x-forwarded-host': 'evil.example, inner.example',
  'X-Forwarded-Port': '1',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Server': 'evil',
  'X-Real-IP': '6.6.6.6',
  Forwarded: 'for=6.6.6.6;host=evil.example',
}
const raw = (headers: Record<string, string>) => Object.entries(headers).flat()
const read = (list: readonly string[]) =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), list[at + 1]]] : [])))

describe('without a trusted server in front', () => {
  it.each([{}, { VOIX_TRUST_PROXY: '' }, { VOIX_TRUST_PROXY: '0' }, { VOIX_TRUST_PROXY: 'no' }])(
    'nothing that is sent of one is passed on, and the address is the connection’s (%o)',
    (env) => {
      const kept = withoutForged(raw({ ...FORGED, Host: 'www.example', Cookie: 'a=b' }), '203.0.113.9', env)
      expect(read(kept)).toEqual({ host: 'www.example', cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' })
    },
  )

  it('the protocol is that of VOIX_SERVER_URL', () => {
    const protocolAt = (VOIX_SERVER_URL: string) =>
      read(withoutForged(raw({ 'X-Forwarded-Proto': 'gopher' }), '203.0.113.9', { VOIX_SERVER_URL }))[
        'x-forwarded-proto'
      ]
    expect(protocolAt('https://www.example')).toBe('https')
    expect(protocolAt('http://www.example')).toBeUndefined()
  })

  it('the host is that of the request', () => {
    const headers = new Headers({ host: 'WWW.example:3000', 'x-forwarded-host': 'evil.example' })
    expect(hostOf((name) => headers.get(name), {})).toBe('www.example')
    expect(hostAndPortOf((name) => headers.get(name), {})).toBe('www.example:3000')
  })

  it('a server in a private network that sends such headers is named in the log once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.resetModules()
    const fresh = await import('./forwarded.mjs')
    for (const address of ['203.0.113.9', '10.0.0.7', '192.168.0.1']) fresh.withoutForged(raw(FORGED), address, {})
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^10\.0\.0\.7 .*VOIX_TRUST_PROXY=1/)]])
    warn.mockRestore()
  })
})

describe('with trusted servers in front', () => {
  const headers = new Headers(FORGED)
  const header = (name: string) => headers.get(name)

  it.each([
    ['1', '7.7.7.7', 'inner.example'],
    ['true', '7.7.7.7', 'inner.example'],
    ['2', '6.6.6.6', 'evil.example'],
    // One of the proxies did not append its entry, so the outermost entry is read.
    ['3', '6.6.6.6', 'evil.example'],
  ])('VOIX_TRUST_PROXY=%s reads what the outermost of them wrote', (VOIX_TRUST_PROXY, address, host) => {
    expect(addressOf({ headers }, { VOIX_TRUST_PROXY })).toBe(address)
    expect(hostOf(header, { VOIX_TRUST_PROXY })).toBe(host)
  })

  it('keeps the headers that they sent, and adds the connection’s address when they send none', () => {
    const env = { VOIX_TRUST_PROXY: '1' }
    expect(withoutForged(raw(FORGED), '10.0.0.7', env)).toEqual(raw(FORGED))
    expect(read(withoutForged(raw({ Host: 'a' }), '10.0.0.7', env))).toEqual({
      host: 'a',
      'x-forwarded-for': '10.0.0.7',
    })
  })
})

it('a request that has arrived loses what it may not say, unless a server on this machine has passed it on', async () => {
  const server = createServer((request, response) => {
    const { address } = Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams)
    if (address === 'none') Object.defineProperty(request.socket, 'remoteAddress', { value: undefined })
    dropForged(request, {})
    response.end(JSON.stringify(request.headers))
  }).listen(0)
  await once(server, 'listening')
  const headersAt = async (path: string, headers: OutgoingHttpHeaders) => {
    const { port } = server.address() as AddressInfo
    const [response] = (await once(ask({ port, path, headers, agent: false }).end(), 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of response) text += String(chunk)
    return JSON.parse(text) as Record<string, string>
  }
  const seen = await headersAt('/', { ...FORGED, cookie: 'a=b' })
  expect(seen['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/)
  expect(Object.keys(seen).sort()).toEqual(['connection', 'cookie', 'host', 'x-forwarded-for'])
  expect(await headersAt('/?address=none', { 'x-forwarded-for': '7.7.7.7' })).toMatchObject({
    'x-forwarded-for': '7.7.7.7',
  })
  server.close()
})
