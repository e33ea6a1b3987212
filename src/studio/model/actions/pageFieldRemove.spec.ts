import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('removes a field of the page', () => {
  expect(after(stateOf(), { type: 'pageFieldRemove', id: 'f1' }).page.fields.map(({ id }) => id)).toEqual(['f2'])
})

it('leaves the state alone for an unknown field', () => {
  const state = stateOf()
  expect(after(state, { type: 'pageFieldRemove', id: 'nope' })).toBe(state)
})
