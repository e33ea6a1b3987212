import { afterEach, expect, it, vi } from 'vitest'
import { createAttempts } from './signInAttempts'

afterEach(() => void vi.useRealTimers())

const tryTimes = (times: number, attempt: () => number) => Array.from({ length: times }, attempt)

it('twenty tries are free, each further one waits longer, and never for long', () => {
  const { count } = createAttempts({ now: () => 0 })
  const delays = tryTimes(26, () => count(['account:a', 'address:1']))
  expect(delays.slice(0, 20).every((delay) => delay === 0)).toBe(true)
  expect(delays.slice(20)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
})

it('an account is slow from every address, and an address for every account', () => {
  const { count } = createAttempts({ now: () => 0 })
  tryTimes(20, () => count(['account:a', 'address:1']))
  expect(count(['account:a', 'address:2'])).toBe(1000)
  expect(count(['account:b', 'address:1'])).toBe(1000)
  expect(count(['account:b', 'address:2'])).toBe(0)
})

it('tries are forgotten after ten minutes, and those that were right at once', () => {
  let time = 0
  const { count, forgive } = createAttempts({ now: () => time })
  tryTimes(40, () => {
    const delay = count(['account:a'])
    forgive(['account:a'])
    return delay
  })
  expect(count(['account:a'])).toBe(0)
  tryTimes(20, () => count(['account:a']))
  expect(count(['account:a'])).toBeGreaterThan(0)
  time = 10 * 60 * 1000
  expect(count(['account:a'])).toBe(0)
})

it.each([-3_600_000, 3_600_000])('tries count for ten minutes when the clock of the machine jumps by %i ms', (jump) => {
  const { count } = createAttempts()
  tryTimes(20, () => count(['account:a']))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump })
  expect(count(['account:a'])).toBe(1000)
})
