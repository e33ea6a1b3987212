import { expect, it } from 'vitest'
import { DECK, deckPlan } from './deckPlan'

it('shares the deck out by length, from stern to bow', () => {
  const plan = deckPlan([
    { length: 2, split: 'one' },
    { length: 6, split: 'two' },
  ])
  expect(plan).toEqual([
    { x: DECK.from, width: 209, isSplit: false },
    { x: 233, width: 627, isSplit: true },
  ])
})

it('gives a room without a length a metre, and an empty ship none', () => {
  const [first, second] = deckPlan([
    { length: null, split: 'one' },
    { length: 1, split: 'one' },
  ])
  expect(first?.width).toBe(second?.width)
  expect(deckPlan([])).toEqual([])
})
