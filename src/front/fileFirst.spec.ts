import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileFirst } from './fileFirst.mjs'
import { passTo } from './pass.mjs'

const FILE = '/_next/static/chunks/0a~b-c_d.js'
const TEXT = 'export const rooms = 12\n'.repeat(400)
const FINAL = { 'content-type': 'application/javascript', 'cache-control': 'public, max-age=31536000, immutable' }

let servers: Server[]
let passing: ReturnType<typeof passTo>
let url: string
/** The response of the server behind to every file, and the requests to it. */
let said: { status: number; headers: Record<string, string>; text: string }
const asked = vi.fn<(request: IncomingMessage) => void>()

beforeEach(async () => {
  servers = []
  said = { status: 200, headers: FINAL, text: TEXT }
  asked.mockReset()
  const socketPath = path.join(tmpdir(), `voix-${randomUUID()}`)
  await listen((request, response) => {
    asked(request)
    const length = { 'content-length': String(Buffer.byteLength(said.text)) }
    response.writeHead(said.status, { ...length, 'x-frame-options': 'SAMEORIGIN', ...said.headers }).end(said.text)
  }, socketPath)
  passing = passTo(socketPath)
  const handle = fileFirst({ pass: passing.pass, otherwise: (_, response) => response.end('otherwise') })
  const front = await listen(handle, 0)
  url = `http://localhost:${(front.address() as AddressInfo).port}`
})
afterEach(() => {
  passing.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(handle: RequestListener, at: string | number): Promise<Server> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise((resolve) => server.listen(at, () => resolve(undefined)))
  return server
}

const get = (path = FILE, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers: { 'accept-encoding': 'gzip, br', ...headers } })
const codingOf = (response: Response) => response.headers.get('content-encoding')

it('a file is asked for once, as it is, and sent with what was said of it from then on, in the shortest coding that there is', async () => {
  const first = await get()
  expect([codingOf(first), await first.text()]).toEqual(['gzip', TEXT])
  expect(asked.mock.calls[0]?.[0].headers['accept-encoding']).toBeUndefined()
  await expect.poll(async () => codingOf(await get())).toBe('br')
  const [short, plain] = [await get(), await get(FILE, { 'accept-encoding': 'identity' })]
  for (const response of [short, plain]) expect(await response.text()).toBe(TEXT)
  expect(codingOf(plain)).toBeNull()
  expect(Object.fromEntries(short.headers)).toMatchObject({ ...FINAL, 'x-frame-options': 'SAMEORIGIN' })
  const again = await get(FILE, { 'if-none-match': short.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await get(FILE, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, short.headers.get('content-length')])
  expect(asked).toHaveBeenCalledTimes(1)
})

it('a file that was asked for before is there while nobody is behind', async () => {
  await (await get()).text()
  servers[0]?.closeAllConnections()
  servers[0]?.close()
  expect(await (await get()).text()).toBe(TEXT)
  expect((await get('/_next/static/other.js')).status).toBe(503)
})

it.each([
  ['that may change', { headers: { ...FINAL, 'cache-control': 'public, max-age=0' } }],
  ['that is not there', { status: 404 }],
  ['that is longer than what is kept', { text: 'a'.repeat(4 * 1024 * 1024 + 1) }],
])('a file %s is passed on as it comes, each time', async (_, different) => {
  said = { ...said, ...different }
  for (const _ of [1, 2]) {
    const response = await get()
    expect([response.status, await response.text()]).toEqual([said.status, said.text])
  }
  expect(asked).toHaveBeenCalledTimes(2)
})

it.each([
  ['a part of a file', FILE, { range: 'bytes=0-9' }],
  ['a file with a query', `${FILE}?dpl=1`, {}],
  ['a page', '/about', {}],
  ['an address that is spelled in codes', '/_next/static/%2e%2e/a.js', {}],
])('%s is none of it', async (_, path, headers: Record<string, string>) => {
  expect(await (await get(path, headers)).text()).toBe('otherwise')
})
