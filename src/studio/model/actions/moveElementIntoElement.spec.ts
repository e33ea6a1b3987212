import { expect, it } from 'vitest'
import { after, linesOf, stateOf } from '../spec/fixtures'

it('moves elements to the end of a slot of another', () => {
  const state = after(stateOf(), { type: 'moveElementIntoElement', ids: ['e'], parent: 'a', slot: 'default' })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'c<a', 'e<a', 'f<e', 'd<a/aside'])
})

it('leaves the state alone for a move into what stands inside', () => {
  const state = stateOf()
  expect(after(state, { type: 'moveElementIntoElement', ids: ['a'], parent: 'b', slot: 'default' })).toBe(state)
})
