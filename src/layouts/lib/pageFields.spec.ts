import { expect, it } from 'vitest'
import { readNotBooked, readPageOffers } from './pageFields'

const NOW = new Date('2027-03-01T12:00:00Z')
const ZONES = { site: 'America/Jamaica', resorts: new Map([['sol', 'Europe/Madrid']]) }

it('shows the offers of a page field that can be booked today, and says at which midnight that changes', () => {
  const moments: string[] = []
  const offers = [
    { id: 2, slug: 'open', title: 'Open', href: '/open' },
    { id: 1, slug: 'ends', title: 'Ends', endDate: '2027-04-01T00:00:00.000Z' },
    { id: 3, slug: 'gone', title: 'Gone', endDate: '2027-02-01T00:00:00.000Z' },
    { id: 4, slug: 'later', title: 'Later', startDate: '2027-05-01T00:00:00.000Z' },
    { id: 5, slug: 'sun', title: 'Sun', endDate: '2027-03-01', resorts: [{ id: 'sol' }] },
  ]
  const page = { fields: { offers } } as never
  const changesAt = (moment: Date) => void moments.push(moment.toISOString())
  const shown = readPageOffers({ page, changesAt }, '/es/ofertas', ZONES, NOW)
  expect(shown.map(({ title, href }) => [title, href])).toEqual([
    ['Open', '/open'],
    ['Ends', '/es/ofertas#ends'],
    ['Sun', '/es/ofertas#sun'],
  ])
  expect(moments).toEqual(['2027-04-02T05:00:00.000Z', '2027-05-01T05:00:00.000Z', '2027-03-01T23:00:00.000Z'])
})

it('reads nothing from a field that holds something else', () => {
  for (const value of [undefined, null, 'x', [null, 'x'], {}]) {
    expect(readNotBooked({ fields: { notBooked: value } })).toEqual([])
  }
})
