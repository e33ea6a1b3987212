import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countRepeats, logCounted, REPEATS_WITHIN, repeatsText } from './countRepeats.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a message is written once a minute, and then how often it came', () => {
  const told: [string, number][] = []
  const isNew = countRepeats((message, count) => told.push([message, count]))
  const written = Array.from({ length: 313 }, () => isNew('Away')).filter(Boolean)
  expect([written.length, isNew('Another')]).toEqual([1, true])
  vi.advanceTimersByTime(REPEATS_WITHIN)
  expect(told).toEqual([['Away', 312]])
  expect(isNew('Away')).toBe(true)
  vi.advanceTimersByTime(REPEATS_WITHIN)
  expect(told, 'nothing is said of what came once').toHaveLength(1)
})

it('more messages than it remembers are written as they come', () => {
  const isNew = countRepeats(() => {})
  for (let count = 0; count < 1000; count++) isNew(`Message ${count}`)
  expect([isNew('One more'), isNew('One more'), isNew('Message 1')]).toEqual([true, true, false])
})

it('says it in one line', () => {
  expect(repeatsText('Failed query\nat x', 312)).toBe('Failed query … 312 more times in the last minute')
  expect(repeatsText('Away', 1)).toBe('Away … 1 more time in the last minute')
})

it('the same error of many requests is one line of the console', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let count = 0; count < 3; count++) logCounted(new Error('The proxy failed'))
  vi.advanceTimersByTime(REPEATS_WITHIN)
  const lines = write.mock.calls.map(([line]) => (line instanceof Error ? line.message : String(line)))
  expect(lines).toEqual(['The proxy failed', 'The proxy failed … 2 more times in the last minute'])
})
