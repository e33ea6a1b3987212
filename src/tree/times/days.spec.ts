import { describe, expect, it } from 'vitest'
import { addDays, dayAt, dayOf, isDay, isFromDay, isUntilDay, placeInDays, startOfDay, storedDay } from './days'

const ZONES = [
  'UTC',
  'America/Jamaica',
  'Pacific/Honolulu',
  'Etc/GMT+12',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]
const HOUR = 60 * 60 * 1000

describe('the day of a stored value', () => {
  it.each(ZONES)('is the one that was chosen, however it is stored, in %s', (zone) => {
    const begin = startOfDay('2026-12-24', zone).getTime()
    const stored = [
      '2026-12-24',
      '2026-12-24T12:00Z',
      '2026-12-24T12:00:00.000Z',
      '2026-12-24T00:00:00.000Z',
      '2026-12-24T09:00',
      new Date('2026-12-24T12:00Z'),
      // Instants of the whole day, none of which is noon or midnight in UTC.
      ...[1, 7 * 60, 20 * 60, 24 * 60 - 1].map((minute) => new Date(begin + minute * 60_000 + 1).toISOString()),
    ]
    for (const value of stored) expect([value, dayOf(value, zone)]).toEqual([value, '2026-12-24'])
  })

  it('is none where no day is stored', () => {
    for (const value of ['', null, undefined, 20261224, 'Christmas', '2026-02-31', '2026-13-01', new Date(NaN)])
      expect([value, dayOf(value, 'UTC')]).toEqual([value, null])
  })
})

describe('a day begins', () => {
  it.each([
    ['2026-12-24', 'UTC', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24', 'America/Jamaica', '2026-12-24T05:00:00.000Z'],
    ['2026-07-01', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
    ['2026-12-24', 'Pacific/Kiritimati', '2026-12-23T10:00:00.000Z'],
    // Clocks go forward at midnight, so the day begins at 01:00.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    // Clocks go back from 01:00 to midnight. The day begins at the first midnight.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // Clocks go back at midnight to 23:00 of the previous day.
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    // Samoa skipped this day, so the start of the next day counts.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment)
    expect(dayAt(new Date(Date.parse(moment) - 60_000), zone) < day).toBe(true)
  })
})

describe('an offer until 24 December', () => {
  const until = (last: string, zone: string, at: string) => placeInDays({ last }, { at: new Date(at), timeZone: zone })

  it.each(['2026-12-24', '2026-12-24T12:00:00.000Z', '2026-12-24T00:00:00.000Z', '2026-12-25T04:30:00.000Z'])(
    'stored as %s holds in Jamaica until the midnight that ends the day',
    (last) => {
      const changesAt = new Date('2026-12-25T05:00:00.000Z')
      expect(until(last, 'America/Jamaica', '2026-12-24T12:00:00Z')).toEqual({ place: 'within', changesAt })
      expect(until(last, 'America/Jamaica', '2026-12-25T04:59:59Z')).toEqual({ place: 'within', changesAt })
      expect(until(last, 'America/Jamaica', '2026-12-25T05:00:00Z')).toEqual({ place: 'after', changesAt: null })
    },
  )

  it('ends on the night in which the clocks are changed at that night’s midnight', () => {
    expect(until('2026-03-28', 'Europe/Madrid', '2026-03-28T12:00Z').changesAt?.toISOString()).toBe(
      '2026-03-28T23:00:00.000Z',
    )
    expect(until('2026-03-29', 'Europe/Madrid', '2026-03-29T12:00Z').changesAt?.toISOString()).toBe(
      '2026-03-29T22:00:00.000Z',
    )
  })

  it('begins at the midnight of its first day', () => {
    const span = { first: '2026-12-24T12:00:00.000Z', last: '2026-12-26' }
    const at = (moment: string) => placeInDays(span, { at: new Date(moment), timeZone: 'America/Jamaica' })
    const changesAt = new Date('2026-12-24T05:00:00.000Z')
    expect(at('2026-12-24T04:59:59Z')).toEqual({ place: 'before', changesAt })
    expect(at('2026-12-24T05:00:00Z').place).toBe('within')
    expect(placeInDays({}, { at: new Date(), timeZone: 'UTC' })).toEqual({ place: 'within', changesAt: null })
  })
})

it.each(ZONES)('a query finds by day what dayOf() reads, in %s', (timeZone) => {
  const day = '2026-12-24'
  const noon = Date.parse(storedDay(day))
  for (let hours = -48; hours <= 48; hours += 0.5) {
    const stored = new Date(noon + hours * HOUR).toISOString()
    const own = dayOf(stored, timeZone) ?? ''
    const query = { field: 'date', day, timeZone }
    expect([stored, meets(isFromDay(query), stored)]).toEqual([stored, own >= day])
    expect([stored, meets(isUntilDay(query), stored)]).toEqual([stored, own <= day])
  }
})

it('days are counted by the calendar', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect(addDays('soon', 1)).toBe('')
  expect(['2026-12-24', '2026-02-29', '2026-1-1', ''].map(isDay)).toEqual([true, false, false, false])
})

/** Evaluates a condition as the database does. */
function meets(where: object, stored: string): boolean {
  return Object.entries(where).every(([key, value]: [string, unknown]) => {
    if (key === 'or') return (value as object[]).some((one) => meets(one, stored))
    if (key === 'and') return (value as object[]).every((one) => meets(one, stored))
    const compared = Object.entries(value as Record<string, string>)
    return compared.every(([operator, other]) => COMPARE[operator]?.(stored, other))
  })
}

const COMPARE: Record<string, (one: string, other: string) => boolean> = {
  equals: (one, other) => one === other,
  not_equals: (one, other) => one !== other,
  less_than: (one, other) => one < other,
  greater_than_equal: (one, other) => one >= other,
}
