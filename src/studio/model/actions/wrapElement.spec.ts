import { expect, it } from 'vitest'
import { after, linesOf, row, stateOf } from '../spec/fixtures'

it('puts a new element around others and selects it', () => {
  const state = after(stateOf(), { type: 'wrapElement', ids: ['b', 'c'], row: row('x') })
  expect(linesOf(state.tree)).toEqual(['a', 'x<a', 'b<x', 'c<x', 'd<a/aside', 'e', 'f<e'])
  expect(state.selection.elements).toEqual(['x'])
})

it('leaves the state alone when the id is taken', () => {
  const state = stateOf()
  expect(after(state, { type: 'wrapElement', ids: ['b'], row: row('e') })).toBe(state)
})
