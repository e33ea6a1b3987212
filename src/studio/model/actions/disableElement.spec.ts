import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('hides elements and keeps them where they are', () => {
  const state = after(stateOf(), { type: 'disableElement', ids: ['a'] })
  expect(state.tree.rows.a?.element.enabled).toBe(false)
  expect(state.tree.rows.b?.element.enabled).toBe(true)
})

it('leaves the state alone for an unknown element', () => {
  const state = stateOf()
  expect(after(state, { type: 'disableElement', ids: ['nope'] })).toBe(state)
})
