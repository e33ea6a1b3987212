import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passTo } from './pass.mjs'

let behind: Server
let front: Server
let passing: ReturnType<typeof passTo>
/** The handler of the server behind. */
let answer: RequestListener

beforeEach(async () => {
  behind = createServer((request, response) => answer(request, response))
  const socketPath = path.join(tmpdir(), `voix-${randomUUID()}`)
  passing = passTo(socketPath)
  await listen(behind, socketPath)
  front = createServer((request, response) => passing.pass(request, response))
  await listen(front, 0)
})
afterEach(() => {
  passing.close()
  for (const server of [front, behind]) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server, at: string | number): Promise<void> {
  server.listen(at)
  await once(server, 'listening')
}
const countOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
const portOf = (server: Server) => (server.address() as AddressInfo).port

const open = (options: object = {}) => ask({ port: portOf(front), path: '/x?y', ...options })
async function responseOf(request: ReturnType<typeof open>): Promise<IncomingMessage> {
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}
async function textOf(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}

it('a request arrives as it was sent, without what only the server before Next may say', async () => {
  answer = (request, response) => response.end(JSON.stringify([request.method, request.url, request.headers]))
  const own = { 'X-Voix-Asks': '1', 'x-voix-page': '-' }
  const forged = { 'x-forwarded-for': '1.2.3.4', 'X-Real-IP': '1.2.3.4' }
  const headers = { host: 'azul.example', cookie: ['a=b', 'c=d'], ...own, ...forged }
  const response = await responseOf(open({ method: 'DELETE', headers }).end())
  const [method, url, seen] = JSON.parse(await textOf(response)) as [string, string, Record<string, string>]
  expect([method, url]).toEqual(['DELETE', '/x?y'])
  expect(seen).toMatchObject({ host: 'azul.example', cookie: 'a=b; c=d' })
  expect(seen['x-forwarded-for']).toMatch(/127\.0\.0\.1$|^::1$/)
  expect(Object.keys(seen).filter((name) => /^x-(voix|real)-/.test(name))).toEqual([])
})

it('an answer comes as it was sent, without what is said between the servers', async () => {
  answer = (_request, response) => {
    response.writeHead(418, 'Teapot', ['Set-Cookie', 'a=b', 'Set-Cookie', 'c=d', 'X-Voix-Page', '-', 'ETag', '"1"'])
    response.end('short')
  }
  const response = await responseOf(open().end())
  expect([response.statusCode, response.statusMessage]).toEqual([418, 'Teapot'])
  expect(response.headers).toMatchObject({ 'set-cookie': ['a=b', 'c=d'], etag: '"1"' })
  expect(response.headers['x-voix-page']).toBeUndefined()
  expect(await textOf(response)).toBe('short')
  const head = await responseOf(open({ method: 'HEAD' }).end())
  expect([head.statusCode, await textOf(head)]).toEqual([418, ''])
})

it('bodies are passed on piece by piece, in both directions', async () => {
  answer = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    request.pipe(response)
  }
  const request = open({ method: 'POST' })
  request.write('one')
  const response = await responseOf(request)
  for (const text of ['one', 'two']) {
    if (text === 'two') request.write(text)
    const [chunk] = (await once(response, 'data')) as [Buffer]
    expect(String(chunk)).toBe(text)
  }
  request.end()
  response.resume()
  await once(response, 'end')
})

it('whoever hangs up is gone on the other side', async () => {
  const events = new EventEmitter()
  answer = (request, response) => {
    response.write('begun')
    response.on('close', () => events.emit('gone'))
    if (request.url === '/dies') setTimeout(() => response.destroy(), 20)
  }
  const request = open()
  request.on('error', () => {}).end()
  const gone = once(events, 'gone')
  const response = await responseOf(request)
  response.on('error', () => {})
  request.destroy()
  await gone
  const cut = await responseOf(open({ path: '/dies' }).end())
  await expect(textOf(cut)).rejects.toThrow('aborted')
})

it('a body that is refused at once does no harm to the answer, nor to the next request', async () => {
  answer = (request, response) => {
    if (request.method === 'GET') return response.end('well')
    response.writeHead(413)
    response.end('too large')
  }
  const refused = open({ method: 'POST', headers: { 'content-length': 20_000_000 } }).on('error', () => {})
  refused.end(Buffer.alloc(20_000_000))
  const response = await responseOf(refused)
  expect([response.statusCode, await textOf(response)]).toEqual([413, 'too large'])
  expect(await textOf(await responseOf(open().end()))).toBe('well')
})

it('who comes while nobody is there is asked to come again', async () => {
  behind.close()
  for (const method of ['GET', 'POST']) {
    const response = await responseOf(open({ method }).end())
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1'])
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

it.each(['websocket', 'h2c'])('an offer to speak %s is answered as a plain request', async (upgrade) => {
  answer = (request, response) => response.end(String(request.headers.upgrade))
  const response = await responseOf(open({ headers: { connection: 'Upgrade', upgrade } }).end())
  expect([response.statusCode, await textOf(response)]).toEqual([200, 'undefined'])
})

it('whoever offers another protocol and hangs up leaves no connection behind', async () => {
  answer = (_request, response) => response.end('well')
  // Like Next, it accepts the connection, and neither writes to it nor ends it.
  behind.on('upgrade', () => {})
  const offer = 'GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  for (let times = 0; times < 300; times += 1) {
    const socket = connect(portOf(front), '127.0.0.1')
    await once(socket, 'connect')
    await new Promise((resolve) => socket.write(offer, resolve))
    socket.destroy()
  }
  expect(await textOf(await responseOf(open({ agent: false }).end()))).toBe('well')
  await expect.poll(() => countOf(front)).toBe(0)
  passing.close()
  await expect.poll(() => countOf(behind)).toBe(0)
})
