import { expect, it } from 'vitest'
import { arcShares } from './arcShares'

it('shares the arch out by minutes', () => {
  expect(arcShares([{ minutes: 10 }, { minutes: 30 }])).toEqual({
    minutes: 40,
    shares: [
      { from: 0, length: 25 },
      { from: 25, length: 75 },
    ],
  })
})

it('counts a step without minutes as one, and has nothing to share without steps', () => {
  expect(arcShares([{ minutes: null }, { minutes: 3 }]).shares[0]).toEqual({ from: 0, length: 25 })
  expect(arcShares([])).toEqual({ minutes: 0, shares: [] })
})
