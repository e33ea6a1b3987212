import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { targetFirst } from './target.mjs'

let server: Server
let addresses: { admin: string } | null
beforeAll(async () => {
  const handle = targetFirst({
    addresses: () => addresses,
    otherwise: ({ method, url, headers, rawHeaders }, response) => {
      const hosts = rawHeaders.filter((_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === 'host')
      response.end(JSON.stringify({ method, url, host: headers.host, hosts }))
    },
  })
  server = createServer(handle).listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())

async function send(path: string, method = 'GET') {
  addresses ??= { admin: '/voix' }
  const { port } = server.address() as AddressInfo
  const sent = ask({ port, path, method, headers: { Host: 'here.example' }, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  const { location = null, allow = null } = response.headers
  return { status: response.statusCode, location, allow, seen: text === '' ? null : (JSON.parse(text) as unknown) }
}

it.each([
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/About\\x//?a=1//2', '/about/x?a=1//2'],
  ['//evil.example/%2e%2e//', '/'],
  ['/a//../b', '/b'],
  ['/caf%c3%a9//', '/caf%C3%A9'],
  ['/voix//Studio/', '/voix/Studio'],
  ['/api//users', '/api/users'],
  ['/fonts//Mona.woff2', '/fonts/Mona.woff2'],
])('%s redirects to %s in one step', async (path, location) => {
  expect(await send(path)).toMatchObject({ status: 308, location })
})

it.each(['/', '/about/', '/a?b=//c', '/%//', '/Upper'])('%s is left to the proxy', async (url) => {
  expect(await send(url)).toMatchObject({ status: 200, seen: { url } })
})

it('a full URL is read as a path with its host', async () => {
  const host = 'one.example:8080'
  expect((await send(`http://${host}/x?y`)).seen).toEqual({ method: 'GET', url: '/x?y', host, hosts: [host] })
  expect(await send(`http://${host}//x/`)).toMatchObject({ status: 308, location: '/x' })
})

it.each([
  ['TRACE', '/', 405],
  ['OPTIONS', '*', 204],
  ['GET', '*', 400],
  ['GET', 'ftp://one.example/x', 400],
  ['GET', 'http://[', 400],
])('%s %s ends with %s', async (method, path, status) => {
  const answer = await send(path, method)
  expect([answer.status, answer.seen]).toEqual([status, null])
  if (status < 400 || status === 405) expect(answer.allow).toContain('GET')
})

it('nothing is redirected until the addresses of the application are known', async () => {
  addresses = null
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/a//b`, { redirect: 'manual' })
  expect(response.status).toBe(200)
})
