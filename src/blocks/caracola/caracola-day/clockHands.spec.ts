import { expect, it } from 'vitest'
import { clockHands } from './clockHands'

it.each([
  ['3:00', { hour: 90, minute: 0 }],
  ['15:30', { hour: 105, minute: 180 }],
  ['0.15', { hour: 7.5, minute: 90 }],
])('the hands of a clock at %s', (time, hands) => {
  expect(clockHands(time)).toEqual(hands)
})

it.each(['', 'noon', '24:00', '9:60'])('a clock has no hands at "%s"', (time) => {
  expect(clockHands(time)).toBeNull()
})
