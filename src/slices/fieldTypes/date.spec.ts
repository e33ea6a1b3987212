import { expect, it } from 'vitest'
import type { ResolveTools } from './fieldType'
import { date, dateType, datetimeType } from './date'

const resolve = (value: unknown, timeZone: string) =>
  dateType.resolve(value, { field: date(), tools: { timeZone } as ResolveTools })

it.each(['2026-12-24', '2026-12-24T12:00:00.000Z', '2026-12-24T00:00:00.000Z', '2026-12-25T04:30:00.000Z'])(
  'a component receives a day that is stored as %s as the day that it is on the site',
  (stored) => {
    expect(resolve(stored, 'America/Jamaica')).toBe('2026-12-24')
  },
)

it('a component receives no day where none is stored', () => {
  expect([null, '', 'soon'].map((value) => resolve(value, 'UTC'))).toEqual([null, null, null])
})

it('changes of a day are told without a time, those of a moment with its zone', () => {
  const read = { each: () => [] }
  expect(dateType.parts?.('2026-12-24T12:00:00.000Z', read)).toEqual([{ kind: 'text', text: 'December 24, 2026' }])
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  expect(datetimeType.parts?.('2026-12-24T12:00:00.000Z', read)[0]).toMatchObject({
    text: expect.stringMatching(`^Dec 2[345], 2026, .*M, ${zone}$`) as string,
  })
})
