import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('chooses the layout', () => {
  expect(after(stateOf(), { type: 'updateLayout', layout: 'jewel' }).page.layout).toBe('jewel')
})

it('leaves the state alone for the layout that the page has', () => {
  const state = stateOf()
  expect(after(state, { type: 'updateLayout', layout: 'blocks' })).toBe(state)
})
