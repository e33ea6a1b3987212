import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('sets one field and keeps every other element as it is', () => {
  const before = stateOf()
  const state = after(before, { type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
  expect(state.tree.rows.b?.title).toBe('New')
  expect(state.tree.rows.c).toBe(before.tree.rows.c)
  expect(state.tree.children).toBe(before.tree.children)
})

it('sets the label', () => {
  const state = after(stateOf(), { type: 'fieldUpdate', id: 'b', field: 'blockName', value: 'Top' })
  expect(state.tree.rows.b?.blockName).toBe('Top')
})

it('leaves the state alone for the same value, an unknown element and what is no field', () => {
  const state = stateOf()
  expect(after(state, { type: 'fieldUpdate', id: 'b', field: 'title', value: 'b' })).toBe(state)
  expect(after(state, { type: 'fieldUpdate', id: 'nope', field: 'title', value: 'x' })).toBe(state)
  expect(after(state, { type: 'fieldUpdate', id: 'b', field: 'element', value: {} })).toBe(state)
})
