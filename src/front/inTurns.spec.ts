import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurns } from './inTurns.mjs'
import type { PassOptions } from './pass.mjs'

let begun: string[]
let pass: ReturnType<typeof inTurns>

beforeEach(() => {
  vi.useFakeTimers()
  begun = []
  pass = inTurns({
    pass: (request) => void begun.push(String(request.url)),
    addresses: () => ({ cookiePrefix: 'payload' }),
  })
})
afterEach(() => void vi.useRealTimers())

function ask(url: string, headers: Record<string, string> = {}, options?: PassOptions) {
  const response = Object.assign(new EventEmitter(), {
    status: 0,
    headersSent: false,
    writeHead(status: number) {
      this.status = status
    },
    end: () => undefined,
  })
  pass({ url, headers } as unknown as IncomingMessage, response as unknown as ServerResponse, options)
  return response
}
const askAll = (count: number, headers?: Record<string, string>) =>
  Array.from({ length: count }, (_, at) => ask(`/${at}`, headers))

it('eight requests of visitors begin at once, and each that ends makes room for the next', () => {
  const [first] = askAll(500)
  expect(begun).toHaveLength(8)
  first?.emit('close')
  expect(begun.slice(8)).toEqual(['/8'])
})

it.each([
  ['a session', { cookie: 'seen=1; payload-token=abc' }, undefined],
  ['a token', { authorization: 'JWT abc' }, undefined],
  ['a page', {}, { onPage: () => undefined }],
])('a request for %s does not wait for those of visitors', (_what, headers, options) => {
  askAll(500, { cookie: 'seen=1' })
  ask('/mine', headers as Record<string, string>, options)
  expect(begun.at(-1)).toBe('/mine')
  expect(begun).toHaveLength(9)
})

it('a request that takes long makes room after a quarter of a second, once', () => {
  const [first] = askAll(20)
  vi.advanceTimersByTime(250)
  expect(begun).toHaveLength(16)
  first?.emit('close')
  expect(begun).toHaveLength(16)
})

it('a visitor who leaves while waiting is not passed on', () => {
  const all = askAll(10)
  all[8]?.emit('close')
  all[0]?.emit('close')
  expect(begun.at(-1)).toBe('/9')
})

it('more requests than may wait are refused, a page with what is known of it', () => {
  const all = askAll(510)
  expect(all.filter(({ status }) => status === 503)).toHaveLength(2)
  const onRefused = vi.fn()
  for (let at = 0; at < 509; at += 1) ask('/page', {}, { onPage: () => undefined, onRefused })
  expect(onRefused).toHaveBeenCalledTimes(1)
})

it('a page of which an answer is kept waits for no other request', () => {
  for (let at = 0; at < 20; at += 1) ask(`/new-${at}`, {}, { onPage: () => undefined })
  ask('/kept', {}, { onPage: () => undefined, isKept: true })
  expect(begun.at(-1)).toBe('/kept')
})
