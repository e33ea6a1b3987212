import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('changes the DOM id of an element and keeps its settings', () => {
  const settings = { a: 1 }
  const first = after(stateOf(), { type: 'updateProperties', id: 'b', properties: { settings } })
  const state = after(first, { type: 'updateProperties', id: 'b', properties: { domId: 'top' } })
  expect(state.tree.rows.b?.element.properties).toEqual({ domId: 'top', settings })
})

it('changes those of the page', () => {
  const state = after(stateOf(), { type: 'updateProperties', id: null, properties: { domId: 'home' } })
  expect(state.page.properties).toEqual({ domId: 'home', settings: {} })
})

it('leaves the state alone when nothing changes', () => {
  const state = stateOf()
  expect(after(state, { type: 'updateProperties', id: null, properties: { domId: null } })).toBe(state)
  expect(after(state, { type: 'updateProperties', id: 'b', properties: {} })).toBe(state)
  expect(after(state, { type: 'updateProperties', id: 'nope', properties: { domId: 'x' } })).toBe(state)
})
