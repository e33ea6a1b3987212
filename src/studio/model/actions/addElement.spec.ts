import { expect, it } from 'vitest'
import { after, linesOf, row, ROWS, stateOf } from '../spec/fixtures'

const place = { parent: 'a', slot: 'default', index: 1 }

it('puts new elements in and selects the outermost of them', () => {
  const state = after(stateOf(), { type: 'addElement', rows: [row('x'), row('y<x')], place })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'x<a', 'y<x', 'c<a', 'd<a/aside', 'e', 'f<e'])
  expect(state.selection).toEqual({ elements: ['x'], anchor: 'x', field: null, group: null })
})

it('starts a new slice enabled and approved', () => {
  const state = after(stateOf(), { type: 'addElement', rows: [row('x')], place })
  expect(state.tree.rows.x?.element).toMatchObject({ enabled: true, xpStatus: 'approved', hydrationMode: 'load' })
})

it('leaves the state alone when an id is taken or the place does not exist', () => {
  const state = stateOf()
  expect(after(state, { type: 'addElement', rows: ROWS.slice(0, 1), place })).toBe(state)
  expect(after(state, { type: 'addElement', rows: [row('x')], place: { ...place, parent: 'nope' } })).toBe(state)
})
