import { expect, it } from 'vitest'
import { fromDay, fromLocal, toDay, toLocal } from './dates'

it('shows the instant that is stored, in local time', () => {
  const instant = new Date(2026, 5, 1, 9, 5).toISOString()
  expect(toLocal(instant)).toBe('2026-06-01T09:05')
  expect(fromLocal(toLocal(instant))).toBe(instant)
})

it('makes nothing of what is no date', () => {
  expect(toLocal('soon')).toBe('')
  expect(fromLocal('')).toBeNull()
})

it('keeps the day that was chosen, whatever the time zone', () => {
  expect(fromDay('2026-06-01')).toBe('2026-06-01T12:00:00.000Z')
  expect(toDay('2026-06-01T23:30:00.000Z')).toBe('2026-06-01')
  expect(toDay(fromDay('2026-06-01'))).toBe('2026-06-01')
  expect(fromDay('')).toBeNull()
  expect(toDay(null)).toBe('')
})
