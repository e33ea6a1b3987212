import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Peers } from './peers.mjs'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const RETRY = 500

/**
 * A server whose database is down for the first `failures` queries. `others` are the connections of the other servers.
 */
function open({ failures, others }: { failures: number; others: string[] }) {
  let left = failures
  const query = vi.fn(async (sql: string) => {
    if (left-- > 0) throw new Error('The connection was closed.')
    return sql.includes('pg_stat_activity') ? others.map((pid) => ({ pid })) : []
  })
  return { query, peers: new Peers({ name: 'cache', query, look: () => Promise.resolve(), retry: RETRY }) }
}

it('a write is acknowledged once the others know, although the database went away after its commit', async () => {
  const others: string[] = []
  const { peers, query } = open({ failures: 1, others })
  let isTold = false
  void peers.tell().then(() => (isTold = true))
  // The database is back, and the other server has not reconnected yet.
  await vi.advanceTimersByTimeAsync(RETRY)
  expect(isTold).toBe(false)
  others.push('7')
  await vi.advanceTimersByTimeAsync(RETRY)
  const asked = query.mock.calls.map(([, values]: unknown[]) => (values as string[] | undefined)?.[1] ?? '')
  const question = asked.find((text) => text.startsWith('ask '))?.slice('ask '.length)
  expect([isTold, question]).toEqual([false, expect.any(String)])
  await peers.hear(`knows ${question} 7`)
  await vi.advanceTimersByTimeAsync(0)
  expect(isTold).toBe(true)
})

it('a write is acknowledged after some seconds if the database stays away', async () => {
  const { peers } = open({ failures: Infinity, others: [] })
  let isTold = false
  void peers.tell().then(() => (isTold = true))
  await vi.advanceTimersByTimeAsync(4000)
  expect(isTold).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(isTold).toBe(true)
})
