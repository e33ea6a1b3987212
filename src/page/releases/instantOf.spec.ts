import { expect, it } from 'vitest'
import { instantOf } from './instantOf'

it.each([
  ['2026-12-01T08:00', 'UTC', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01T08:00', 'Pacific/Honolulu', '2026-12-01T18:00:00.000Z'],
  ['2026-12-01T08:00', 'Pacific/Kiritimati', '2026-11-30T18:00:00.000Z'],
  ['2026-07-01T08:00', 'Europe/Madrid', '2026-07-01T06:00:00.000Z'],
  // Skipped: the clocks are put from 02:00 to 03:00.
  ['2027-03-28T02:30', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
  // Shown twice: the first.
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ['2026-02-30T08:00', 'UTC', undefined],
  ['tomorrow', 'UTC', undefined],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)?.toISOString()).toBe(instant)
})
