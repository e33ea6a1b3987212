import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnce } from '../../src/render/client/reloadOnce'

const GONE = new TypeError('Failed to fetch dynamically imported module: /part.js')
const replaced: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  replaced.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns whether a page at the address is loaded again after one of its scripts is missing. */
function failAt(address: string, error: unknown = GONE): boolean {
  const replace = (to: URL) => void replaced.push(`${to.pathname}${to.search}`)
  vi.stubGlobal('location', { href: `http://localhost${address}`, replace })
  return reloadOnce(error)
}

it('a page whose script is gone is loaded again at most once in 10 seconds', () => {
  expect(failAt('/about?a=1')).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(failAt('/about?a=1')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(failAt('/about?a=1')).toBe(true)
  expect(replaced).toEqual(['/about?a=1&e-fresh=1', '/about?a=1&e-fresh=1'])
})

it('each path has ten seconds of its own, whatever its query', () => {
  expect(failAt('/about')).toBe(true)
  expect(failAt('/about?other=1')).toBe(false)
  expect(failAt('/specials')).toBe(true)
})

it('a page that was loaded again, and one that fails for another reason, stay', () => {
  expect(failAt('/about?e-fresh=1')).toBe(false)
  expect(failAt('/about', new Error('imported badly'))).toBe(false)
  expect(failAt('/about', new TypeError('x is undefined'))).toBe(false)
  expect(replaced).toEqual([])
})
