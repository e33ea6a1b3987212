import { expect, it } from 'vitest'
import { isDay, isMoment } from './days'

it.each(['2027-03-01', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect([isDay(text), isMoment(text)]).toEqual([true, true])
})

it.each([
  '2027-02-31',
  '2027-02-29',
  '1900-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '2027-02-77',
])('%s is no day, nor is a time of it a moment', (text) => {
  expect([isDay(text), isMoment(text), isMoment(`${text}T12:00:00.000Z`)]).toEqual([false, false, false])
})

it.each(['', '2027', '2027-3-1', '01.03.2027', ' 2027-03-01', '2027-03-01T12:00Z', '+02027-03-01'])(
  '“%s” is not written as a day is',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

it.each([
  ['2027-03-01T12:00:00.000Z', true],
  ['2027-03-01T23:59', true],
  ['2027-03-01T25:00', false],
  ['soon', false],
  ['', false],
])('%s as a moment: %s', (text, isOne) => {
  expect(isMoment(text)).toBe(isOne)
})
