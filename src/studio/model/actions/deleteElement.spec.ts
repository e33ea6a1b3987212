import { expect, it } from 'vitest'
import { after, linesOf, selecting, stateOf } from '../spec/fixtures'

it('removes elements with everything inside them', () => {
  expect(linesOf(after(stateOf(), { type: 'deleteElement', ids: ['a'] }).tree)).toEqual(['e', 'f<e'])
})

it.each([
  ['the next sibling', ['b'], ['c']],
  ['the previous one when there is no next', ['d'], ['c']],
  ['the parent when there is no sibling', ['f'], ['e']],
  ['the next one that stays', ['b', 'c'], ['d']],
  ['nothing when nothing is left', ['a', 'e'], []],
])('selects %s', (_what, ids, selected) => {
  const state = after(selecting(stateOf(), ...ids), { type: 'deleteElement', ids })
  expect(state.selection.elements).toEqual(selected)
})

it('leaves the state alone for unknown elements', () => {
  const state = stateOf()
  expect(after(state, { type: 'deleteElement', ids: ['nope'] })).toBe(state)
})
