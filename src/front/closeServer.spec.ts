import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closerOf } from './closeServer.mjs'

const LONG = 600_000
let stop = () => {}
afterEach(() => stop())

/** A server whose responses are left to the test, and a client that keeps its connections. */
async function open() {
  const answers: ServerResponse[] = []
  const server = createServer({ keepAliveTimeout: LONG }, (_request, response) => void answers.push(response))
  const close = closerOf(server)
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  stop = () => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  }
  const send = async (body = '') => {
    const request = ask({ port, agent, method: 'POST' }).on('error', () => {})
    request.end(body)
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    return { request, answer: answers.pop() as ServerResponse }
  }
  return { port, close, send }
}

async function textOf(response: IncomingMessage) {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}

it('a request under way is answered, and its connection and the idle ones are closed', async () => {
  const { port, close, send } = await open()
  const [save, idle, begun] = [await send('save'), await send(), await send()]
  idle.answer.end('before')
  const [kept] = (await once(idle.request, 'response')) as [IncomingMessage]
  await textOf(kept)
  begun.answer.write('half')
  const [half] = (await once(begun.request, 'response')) as [IncomingMessage]

  const closed = close(LONG)
  const refused = connect(port, '127.0.0.1')
  expect(await once(refused, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }])
  save.answer.end('saved')
  const [response] = (await once(save.request, 'response')) as [IncomingMessage]
  expect([response.headers.connection, await textOf(response)]).toEqual(['close', 'saved'])
  begun.answer.end('whole')
  expect(await textOf(half)).toBe('halfwhole')
  await closed
})

it('a request that takes longer than the limit is cut', async () => {
  const { close, send } = await open()
  const { request } = await send()
  const cut = once(request, 'error')
  await close(50)
  expect(await cut).toMatchObject([{ code: 'ECONNRESET' }])
})

it('a connection that has sent nothing, as browsers open ahead, holds up no end', async () => {
  const { port, close } = await open()
  const ahead = connect(port, '127.0.0.1')
  await once(ahead, 'connect')
  const closed = once(ahead, 'close')
  await close(LONG)
  await closed
})
