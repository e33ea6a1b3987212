import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onRequestError } from './onRequestError'
import { report, setErrorReporting, type ErrorReport } from './reporting'

let server: Server
let url: string
let status: number
let sent: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[]
const warned = vi.spyOn(console, 'warn')
const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  sent = []
  status = 200
  for (const spy of [warned, logged]) spy.mockReset().mockImplementation(() => {})
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      sent.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> })
      response.writeHead(status).end()
    })
  }).listen(0)
  url = `http://localhost:${(server.address() as AddressInfo).port}/logs`
})
afterEach(() => {
  setErrorReporting(undefined)
  server.close()
})

const found = (message: string, more: Partial<ErrorReport> = {}): ErrorReport => ({
  level: 'error',
  message,
  stack: `Error: ${message}\n    at there`,
  url: 'https://example.com/about',
  platform: 'browser',
  ...more,
})

describe('an error', () => {
  it('is told to the service with its nine fields, by who knows the token', async () => {
    setErrorReporting({ url, token: 'secret', environment: 'staging', version: '1.2', custom: { brand: 'azul' } })
    await report(found('Broken'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.authorization).toBe('Bearer secret')
    expect(sent[0]?.body).toEqual({
      custom: { brand: 'azul' },
      disableIPCapture: true,
      environment: 'staging',
      level: 'error',
      message: 'Broken',
      platform: 'browser',
      trace: { message: 'Broken', stack: 'Error: Broken\n    at there' },
      url: 'https://example.com/about',
      version: '1.2',
    })
  })

  it('is of the form 3.0.0 and of the environment development where nothing says otherwise', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    setErrorReporting({ url, token: 'secret' })
    await report(found('Plain'))
    vi.unstubAllEnvs()
    expect(sent[0]?.body).toMatchObject({ version: '3.0.0', environment: 'development' })
  })

  it('of the server is written to the log and told at the level error', async () => {
    setErrorReporting({ url, token: 'secret' })
    const request = { path: '/about?a=1', method: 'GET', headers: {} }
    await onRequestError(new Error('On the server'), request, { routePath: '/[[...path]]' } as never)
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ level: 'error', message: 'On the server', platform: 'server', url: '/about' })
    const line = JSON.parse(String(logged.mock.calls[0]?.[0])) as object
    expect(line).toMatchObject({ method: 'GET', message: 'On the server', path: '/about' })
  })

  it('is told once, however often it comes, and all of them no more than sixty times a minute', async () => {
    setErrorReporting({ url, token: 'secret' })
    for (let time = 0; time < 3; time += 1) await report(found('Again'))
    expect(sent).toHaveLength(1)
    for (let at = 0; at < 100; at += 1) await report(found(`Other ${at}`))
    expect(sent).toHaveLength(60)
  })

  it('that matters less than what is asked for is not told; without a level everything is', async () => {
    setErrorReporting({ url, token: 'secret', level: 'warning' })
    await report(found('Little', { level: 'info' }))
    await report(found('Enough', { level: 'warning' }))
    expect(sent.map(({ body }) => body.message)).toEqual(['Enough'])
    setErrorReporting({ url, token: 'secret' })
    await report(found('Least', { level: 'debug' }))
    expect(sent).toHaveLength(2)
  })

  it('is not told without a token, which the console says once', async () => {
    setErrorReporting({ url })
    await report(found('One'))
    await report(found('Two'))
    expect(sent).toEqual([])
    expect(warned.mock.calls).toEqual([[expect.stringContaining('has no token')]])
  })

  it('makes no other one where the service refuses or is away', async () => {
    setErrorReporting({ url, token: 'secret' })
    status = 500
    await report(found('Refused'))
    setErrorReporting({ url: 'http://localhost:1/logs', token: 'secret' })
    await report(found('Away'))
    expect(warned.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining('responded with 500'),
      expect.stringContaining('cannot be reached'),
    ])
  })
})
