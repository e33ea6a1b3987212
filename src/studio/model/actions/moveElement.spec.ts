import { expect, it } from 'vitest'
import { after, linesOf, selecting, stateOf } from '../spec/fixtures'

it('moves elements and keeps them selected', () => {
  const state = after(selecting(stateOf(), 'b', 'd'), {
    type: 'moveElement',
    ids: ['d', 'b'],
    place: { parent: 'e', slot: 'default', index: 0 },
  })
  expect(linesOf(state.tree)).toEqual(['a', 'c<a', 'e', 'b<e', 'd<e', 'f<e'])
  expect(state.selection.elements).toEqual(['b', 'd'])
})

it('leaves the state alone for a move into itself and to where it is', () => {
  const state = stateOf()
  expect(after(state, { type: 'moveElement', ids: ['e'], place: { parent: 'f', slot: 'default', index: 0 } })).toBe(
    state,
  )
  expect(after(state, { type: 'moveElement', ids: ['b'], place: { parent: 'a', slot: 'default', index: 0 } })).toBe(
    state,
  )
})
