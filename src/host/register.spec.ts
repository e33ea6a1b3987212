import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { register } from './register'

vi.mock('../serve/cache/shared.mjs', () => ({
  shared: () => ({ expiry: { look: () => Promise.reject(new Error('away')) } }),
}))

it('a server that has started takes no visitor’s word for where a request comes from, and starts without its database', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  await register()
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for'])).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': '6.6.6.6' } })
  expect(await response.text()).toMatch(/127\.0\.0\.1$/)
  server.close()
})
