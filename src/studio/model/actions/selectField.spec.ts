import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('selects a field, and clears the field and the group that were selected', () => {
  const state = after(
    stateOf(),
    { type: 'selectGroup', id: 'c', group: 'Copy' },
    { type: 'selectField', id: 'b', field: 'title' },
  )
  expect(state.selection).toEqual({ elements: ['b'], anchor: 'b', field: 'title', group: null })
})

it('unselects the field when it is selected again', () => {
  const state = after(
    stateOf(),
    { type: 'selectField', id: 'b', field: 'title' },
    { type: 'selectField', id: 'b', field: 'title' },
  )
  expect(state.selection).toMatchObject({ elements: ['b'], field: null })
})

it('adds a field that the element lacks, and leaves one that it has', () => {
  const state = after(
    stateOf(),
    { type: 'selectField', id: 'b', field: 'subtitle', initial: 'New' },
    { type: 'selectField', id: 'b', field: 'title', initial: 'New' },
  )
  expect(state.tree.rows.b).toMatchObject({ subtitle: 'New', title: 'b' })
})

it('leaves the state alone for an unknown element', () => {
  const state = stateOf()
  expect(after(state, { type: 'selectField', id: 'nope', field: 'title' })).toBe(state)
})
