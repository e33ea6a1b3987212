import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Expiry } from './expiry.mjs'

let server: Server
let expiry: Expiry
/** Connections that are open and get no response. */
let waiting: Set<Socket>
let refuses: boolean

beforeEach(async () => {
  waiting = new Set()
  refuses = false
  server = createServer((socket) => {
    if (refuses) return void socket.destroy()
    waiting.add(socket)
    socket.on('error', () => {}).on('close', () => waiting.delete(socket))
    socket.resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  expiry = new Expiry({ url: `postgres://voix@127.0.0.1:${(server.address() as AddressInfo).port}/voix` })
})
afterEach(async () => {
  const closing = expiry.close()
  for (const socket of waiting) socket.destroy()
  server.close()
  await closing
})

it('a database that takes connections and never answers holds up no reader until the attempt ends', async () => {
  let hasEnded = false
  const attempt = expiry.look().catch(() => (hasEnded = true))
  await expiry.ready()
  expect([hasEnded, expiry.isCurrent]).toEqual([false, false])
  await attempt
})

it('after a failure readers wait for no further attempt, and none of them begins one', async () => {
  refuses = true
  await expect(expiry.look()).rejects.toThrow()
  refuses = false
  const readers = Array.from({ length: 5 }, () => expiry.ready())
  await Promise.all(readers)
  expect(waiting.size).toBe(0)
  // The next attempt starts without a call.
  await expect.poll(() => waiting.size).toBe(1)
  const [attempt] = waiting
  await expiry.ready()
  let isBegun = false
  await expiry.whileThere(async () => void (isBegun = true))
  expect([isBegun, [...waiting]]).toEqual([false, [attempt]])
})
