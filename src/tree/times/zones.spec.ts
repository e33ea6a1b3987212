import { expect, it } from 'vitest'
import { isTimeZone, momentOf, offsetOf, offsetText, wallTimeOf, zoneName } from './zones'

it.each([
  ['2026-12-24T09:00', 'UTC', '2026-12-24T09:00:00.000Z'],
  ['2026-12-24T09:00', 'America/Jamaica', '2026-12-24T14:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Madrid', '2026-06-30T22:30:00.000Z'],
  ['2026-01-01T12:00', 'Asia/Kathmandu', '2026-01-01T06:15:00.000Z'],
  // Clocks go back at 03:00, so 02:30 occurs twice.
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s', (wall, zone, moment) => {
  expect(momentOf(wall, zone)?.toISOString()).toBe(moment)
  expect(wallTimeOf(new Date(moment), zone)).toBe(wall)
})

it('a time that the clocks skip, and what is no time, is none', () => {
  expect(momentOf('2026-03-29T02:30', 'Europe/Madrid')).toBeNull()
  for (const wall of ['2026-02-30T10:00', '2026-13-01T10:00', 'tomorrow', '2026-12-24'])
    expect([wall, momentOf(wall, 'UTC')]).toEqual([wall, null])
  expect(['Europe/Madrid', 'Mars/Olympus', '', '+05:00', 5].map(isTimeZone)).toEqual([true, false, false, false, false])
})

it.each([
  ['America/Jamaica', '2026-07-01T12:00Z', 'UTC-5'],
  ['Europe/Madrid', '2026-07-01T12:00Z', 'UTC+2'],
  ['Europe/Madrid', '2026-12-01T12:00Z', 'UTC+1'],
  ['Asia/Kathmandu', '2026-12-01T12:00:59Z', 'UTC+5:45'],
  ['America/St_Johns', '2026-12-01T12:00Z', 'UTC-3:30'],
  ['UTC', '2026-12-01T12:00Z', 'UTC'],
])('the clocks of %s at %s are at %s', (zone, moment, offset) => {
  expect(offsetText(offsetOf(new Date(moment), zone))).toBe(offset)
})

it('a time zone is called as its city is', () => {
  const zones = ['America/Puerto_Rico', 'America/Argentina/San_Juan', 'America/Jamaica', 'UTC', 'Etc/GMT+5']
  expect(zones.map(zoneName)).toEqual(['San Juan', 'San Juan, Argentina', 'Jamaica', 'UTC', 'UTC-5'])
})
