import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atOnce } from '../../slices/checks'
import { inIdleSteps } from './inIdleSteps'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const STEP_MS = 3
function* work(done: string[]): Generator<undefined, string, void> {
  for (const step of ['one', 'two', 'three', 'four']) {
    // What a step takes.
    vi.advanceTimersByTime(STEP_MS)
    done.push(step)
    yield
  }
  return 'all'
}

it('does a few steps in each idle moment, and all of them in the end', () => {
  const done: string[] = []
  inIdleSteps(work(done))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one', 'two'])
  vi.runAllTimers()
  expect(done).toEqual(['one', 'two', 'three', 'four'])
})

it('does nothing any more once it is stopped, between two moments as well', () => {
  const done: string[] = []
  const stop = inIdleSteps(work(done))
  vi.advanceTimersToNextTimer()
  stop()
  vi.runAllTimers()
  expect(done).toEqual(['one', 'two'])
})

it('does the same at once for whoever waits', () => expect(atOnce(work([]))).toBe('all'))
