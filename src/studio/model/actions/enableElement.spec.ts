import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('shows elements again', () => {
  const hidden = after(stateOf(), { type: 'disableElement', ids: ['b', 'c'] })
  const state = after(hidden, { type: 'enableElement', ids: ['b'] })
  expect([state.tree.rows.b?.element.enabled, state.tree.rows.c?.element.enabled]).toEqual([true, false])
})

it('leaves the state alone when they are shown already', () => {
  const state = stateOf()
  expect(after(state, { type: 'enableElement', ids: ['b'] })).toBe(state)
})
