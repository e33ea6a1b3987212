import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('changes the value of a field of the page, and not its id', () => {
  const state = after(stateOf(), { type: 'pageFieldUpdate', id: 'f1', field: { text: 'Hi', id: 'other' } })
  expect(state.page.fields[0]).toEqual({ id: 'f1', name: 'intro', type: 'text', enabled: true, text: 'Hi' })
  expect(state.page.fields[1]).toBe(stateOf().page.fields[1])
})

it('moves a field of the page', () => {
  const [first, second] = stateOf().page.fields
  const state = after(stateOf(), { type: 'pageFieldUpdate', id: 'f1', field: {}, index: 1 })
  expect(state.page.fields.map(({ id }) => id)).toEqual([second?.id, first?.id])
  expect(after(stateOf(), { type: 'pageFieldUpdate', id: 'f1', field: {}, index: 0 }).page.fields).toEqual([
    first,
    second,
  ])
})

it('leaves the state alone for the same value and an unknown field', () => {
  const state = stateOf()
  expect(after(state, { type: 'pageFieldUpdate', id: 'f1', field: { text: 'Hello' } })).toBe(state)
  expect(after(state, { type: 'pageFieldUpdate', id: 'nope', field: { text: 'Hi' } })).toBe(state)
})
