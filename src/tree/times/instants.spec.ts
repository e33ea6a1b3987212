import { expect, it } from 'vitest'
import { dayText, fromNow, instantText } from './instants'

it('an instant is read with its zone, and how far it is', () => {
  const moment = '2026-11-30T13:00:00.000Z'
  expect(instantText(moment, { timeZone: 'America/Puerto_Rico', now: new Date('2026-11-27T13:00Z') })).toBe(
    'Nov 30, 2026, 9:00 AM, San Juan, in 3 days',
  )
  expect(instantText(new Date(moment), { timeZone: 'Asia/Kathmandu' })).toBe('Nov 30, 2026, 6:45 PM, Kathmandu')
  expect(instantText('soon')).toBe('soon')
})

it('says how far a moment is on both sides of now', () => {
  const now = new Date('2026-11-30T13:00Z')
  const far = (seconds: number) => fromNow(new Date(now.getTime() + seconds * 1000), now)
  expect([far(59), far(90 * 60), far(2.9 * 24 * 3600), far(-60), far(-24 * 3600)]).toEqual([
    'just now',
    'in 2 hours',
    'in 3 days',
    '1 minute ago',
    'yesterday',
  ])
})

it('a day is written in words of the language', () => {
  expect(['en', 'es'].map((language) => dayText('2026-12-24', language))).toEqual([
    'December 24, 2026',
    '24 de diciembre de 2026',
  ])
  expect(dayText(null, 'en')).toBe('')
})
