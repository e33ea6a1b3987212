import { expect, it } from 'vitest'
import { after, row, stateOf } from '../spec/fixtures'

it('selects elements, and clears field and group', () => {
  const state = after(
    stateOf(),
    { type: 'selectField', id: 'b', field: 'title' },
    { type: 'selectElements', ids: ['b', 'c', 'b', 'nope'], anchor: 'b' },
  )
  expect(state.selection).toEqual({ elements: ['b', 'c'], anchor: 'b', field: null, group: null })
})

it('selects rows without a place, so that they can be removed', () => {
  const state = after(stateOf([row('x<nope')]), { type: 'selectElements', ids: ['x'] })
  expect(state.selection.elements).toEqual(['x'])
})

it('leaves the state alone for the same elements', () => {
  const state = after(stateOf(), { type: 'selectField', id: 'b', field: 'title' })
  expect(after(state, { type: 'selectElements', ids: ['b'] })).toBe(state)
})
