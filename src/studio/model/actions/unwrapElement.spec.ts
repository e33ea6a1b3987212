import { expect, it } from 'vitest'
import { after, linesOf, stateOf } from '../spec/fixtures'

it('leaves the children in the place of the element and selects them', () => {
  const state = after(stateOf(), { type: 'unwrapElement', id: 'e' })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'c<a', 'd<a/aside', 'f'])
  expect(state.selection.elements).toEqual(['f'])
})

it('leaves the state alone for an element without children', () => {
  const state = stateOf()
  expect(after(state, { type: 'unwrapElement', id: 'f' })).toBe(state)
})
