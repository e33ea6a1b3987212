import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { redirectTable } from './redirects.mjs'

const query = vi.fn<() => Promise<object[]>>()
vi.mock('../cache/shared.mjs', () => ({
  shared: () => ({
    expiry: {
      ready: () => Promise.resolve(),
      whileThere: (work: () => Promise<void>) => work(),
      subscribe: () => undefined,
      query: () => query(),
    },
  }),
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a failure to read the redirects is logged once until they can be read again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const read = async () => {
    vi.advanceTimersByTime(2000)
    return (await redirectTable({ pages: 'pages', redirects: 'redirects' }))({ host: '', path: '/old' })?.to ?? null
  }
  query.mockRejectedValue(new Error('column r.to_page_id does not exist'))
  expect([await read(), await read(), await read()]).toEqual([null, null, null])
  expect(told.mock.calls).toEqual([[expect.stringContaining('column r.to_page_id does not exist')]])
  query.mockResolvedValueOnce([{ id: '1', from: '/old', host: null, type: '301', to: '/new' }])
  expect(await read()).toBe('/new')
})
