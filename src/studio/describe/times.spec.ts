import { expect, it } from 'vitest'
import type { Version } from '../../contract/versions'
import { groupByDay } from './describeVersion'
import { dayOf, timeAgo, timeOf } from './times'

const now = new Date(2026, 10, 21, 9, 30)

it('says today and yesterday by the calendar, not by hours', () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 1), now)).toBe('Today')
  expect(dayOf(new Date(2026, 10, 20, 23, 59), now)).toBe('Yesterday')
  expect(dayOf(new Date(2026, 10, 19, 23, 59), now)).toBe('Thursday, November 19, 2026')
})

it('says how long ago', () => {
  const ago = (seconds: number) => timeAgo(new Date(now.getTime() - seconds * 1000), now)
  expect([ago(-5), ago(59), ago(60), ago(3 * 3600), ago(24 * 3600), ago(40 * 24 * 3600)]).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '3 hours ago',
    'yesterday',
    'last month',
  ])
})

it('says the time of the day', () => {
  expect(timeOf(now)).toBe('09:30')
})

it('groups versions by day in their order', () => {
  const version = (rev: number, date: Date) => ({ rev, savedAt: date.toISOString() }) as Version
  const list = [version(3, now), version(2, new Date(2026, 10, 20, 8)), version(1, new Date(2026, 10, 20, 7))]
  expect(groupByDay(list, now).map(({ day, versions }) => [day, versions.map(({ rev }) => rev)])).toEqual([
    ['Today', [3]],
    ['Yesterday', [2, 1]],
  ])
})
