import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

const enabled = (state = stateOf()) => state.page.fields.map((field) => field.enabled)

it('switches a field of the page to the other state, or to the one that is told', () => {
  expect(enabled(after(stateOf(), { type: 'pageFieldToggle', id: 'f1' }))).toEqual([false, false])
  expect(enabled(after(stateOf(), { type: 'pageFieldToggle', id: 'f2' }))).toEqual([true, true])
  expect(enabled(after(stateOf(), { type: 'pageFieldToggle', id: 'f2', enabled: true }))).toEqual([true, true])
})

it('leaves the state alone when nothing changes', () => {
  const state = stateOf()
  expect(after(state, { type: 'pageFieldToggle', id: 'f1', enabled: true })).toBe(state)
  expect(after(state, { type: 'pageFieldToggle', id: 'nope' })).toBe(state)
})
