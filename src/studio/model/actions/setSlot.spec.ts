import { expect, it } from 'vitest'
import { after, linesOf, stateOf } from '../spec/fixtures'

it('puts an element into another slot', () => {
  const state = after(stateOf(), { type: 'setSlot', id: 'b', slot: 'aside' })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a/aside', 'c<a', 'd<a/aside', 'e', 'f<e'])
})

it('leaves the state alone for the slot in which it stands', () => {
  const state = stateOf()
  expect(after(state, { type: 'setSlot', id: 'd', slot: 'aside' })).toBe(state)
})
