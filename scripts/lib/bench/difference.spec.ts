import { expect, it } from 'vitest'
import { describeDifference, difference } from './difference.mjs'

type Pair = [number[], number[]]

/** Returns numbers between 0 and 1, the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

/** Windows of two versions. The values of one window share a deviation of up to 20 %, like those of one browser. */
function windowsOf(random: () => number, { windows, change }: { windows: number; change: number }): Pair[] {
  const timesOf = (base: number) => {
    const shared = base * (0.9 + 0.2 * random())
    return Array.from({ length: 5 }, () => shared * (0.95 + 0.1 * random()))
  }
  return Array.from({ length: windows }, () => [timesOf(40 * (1 + change)), timesOf(40)])
}

function shareOf(verdict: string, options: { windows: number; change: number }) {
  const random = createRandom(7)
  const runs = 1000
  const verdicts = Array.from({ length: runs }, () => difference(windowsOf(random, options)).verdict)
  return verdicts.filter((one) => one === verdict).length / runs
}

it.each([6, 8, 20])('shows no difference between equal versions in 95 of 100 comparisons of %i windows', (windows) => {
  expect(shareOf('none', { windows, change: 0 })).toBeGreaterThanOrEqual(0.95)
})

it('shows that a version is slower by 25 % in six windows, and by 10 % in twenty, nine times of ten', () => {
  expect(shareOf('slower', { windows: 6, change: 0.25 })).toBeGreaterThan(0.9)
  expect(shareOf('slower', { windows: 20, change: 0.1 })).toBeGreaterThan(0.9)
  expect(shareOf('faster', { windows: 20, change: -0.1 })).toBeGreaterThan(0.9)
})

it('compares pair by pair, so that what slows both sides of a pair down does not count', () => {
  const pairs = [1, 2, 4, 8, 16, 32].map((load): [number, number] => [10.5 * load, 10 * load])
  expect(difference(pairs)).toMatchObject({ verdict: 'slower', pairs: 6 })
  expect(describeDifference(difference(pairs))).toBe('slower by 5.0 to 5.0 %')
})

it('gives no interval for fewer than six pairs', () => {
  expect(describeDifference(difference([[2, 1]]))).toBe('no interval: 1 pairs, 6 needed')
})

it('words each verdict with its interval', () => {
  const say = (ratios: number[]) => describeDifference(difference(ratios.map((ratio): [number, number] => [ratio, 1])))
  expect(say([1.02, 1.04, 1.05, 1.06, 1.08, 1.1])).toBe('slower by 2.0 to 10.0 %')
  expect(say([0.9, 0.92, 0.94, 0.95, 0.96, 0.98])).toBe('faster by 2.0 to 10.0 %')
  expect(say([0.9, 0.98, 1, 1.01, 1.02, 1.04])).toBe('no difference shown (-10.0 to +4.0 %)')
})
