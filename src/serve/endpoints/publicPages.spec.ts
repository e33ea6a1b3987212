import type { Payload } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { publicPages } from './publicPages'

const { expiry } = vi.hoisted(() => {
  const listeners: ((tags: readonly string[]) => void)[] = []
  return {
    expiry: {
      isCurrent: false,
      /** The tags that the next look reports. */
      news: [] as string[],
      ready: () => {
        for (const listener of listeners) listener(expiry.news.splice(0))
        return Promise.resolve()
      },
      subscribe: (listener: (tags: readonly string[]) => void) => listeners.push(listener),
    },
  }
})
vi.mock('../cache/shared.mjs', () => ({ shared: () => ({ expiry }) }))
vi.mock('payload', async (original) => ({
  ...(await original<object>()),
  createLocalReq: (_options: object, payload: unknown) => Promise.resolve({ payload }),
}))
vi.mock('../../options/getVoix', () => ({ slugsOf: () => ({ pages: 'pages' }) }))

const find = vi.fn(() => Promise.resolve({ docs: [{ id: 1, path: '/one' }] }))
const payload = { find, config: { collections: [] } } as unknown as Payload
beforeEach(() => find.mockClear())

it('reads the pages once while the connection of the cache is down, and again when one has changed', async () => {
  const first = await publicPages(payload)
  expect(first).toMatchObject([{ path: '/one' }])
  expect(await publicPages(payload)).toBe(first)
  expect(find).toHaveBeenCalledTimes(1)
  expiry.news.push('pages')
  expect(await publicPages(payload)).not.toBe(first)
  expect(find).toHaveBeenCalledTimes(2)
})
