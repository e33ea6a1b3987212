import { expect, it } from 'vitest'
import { toSeason } from './season'

const show = (opens: string | null, closes: string | null) => ({ opens, closes })

it('a season has the months from the first opening to the last closing, over the turn of a year', () => {
  const { months } = toSeason([show('2027-12-20', '2028-02-03'), show('2027-11-01', '2027-11-30')])
  expect(months.map((month) => month.toISOString().slice(0, 7))).toEqual(['2027-11', '2027-12', '2028-01', '2028-02'])
})

it('a bar reaches from the first day to the end of the last', () => {
  const { bars } = toSeason([show('2027-06-01', '2027-06-30'), show('2027-06-16T00:00:00.000Z', '2027-07-31')])
  expect(bars).toEqual([
    { from: 0, length: 1 },
    { from: 0.5, length: 1.5 },
  ])
})

it('a show without both of its days, or that ends before it begins, has no bar', () => {
  const { months, bars } = toSeason([show('2027-03-01', null), show('2027-03-02', '2027-03-01')])
  expect(months).toEqual([])
  expect(bars).toEqual([null, null])
})
