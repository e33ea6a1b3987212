import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('selects a group and clears the selected field', () => {
  const state = after(
    stateOf(),
    { type: 'selectField', id: 'b', field: 'title' },
    { type: 'selectGroup', id: 'b', group: 'Copy' },
  )
  expect(state.selection).toEqual({ elements: ['b'], anchor: 'b', field: null, group: 'Copy' })
})

it('unselects the group when it is selected again', () => {
  const twice = { type: 'selectGroup', id: 'b', group: 'Copy' } as const
  expect(after(stateOf(), twice, twice).selection).toMatchObject({ elements: ['b'], group: null })
})

it('leaves the state alone for an unknown element', () => {
  const state = stateOf()
  expect(after(state, { type: 'selectGroup', id: 'nope', group: 'Copy' })).toBe(state)
})
