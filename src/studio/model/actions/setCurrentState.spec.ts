import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

it('changes the session and not the page', () => {
  const before = stateOf()
  const state = after(before, { type: 'setCurrentState', session: { breakpoint: 'md', focusMode: true } })
  expect(state.session).toMatchObject({ breakpoint: 'md', focusMode: true, themeColor: '#4338ca', scale: 1 })
  expect(state.page).toBe(before.page)
})

it('leaves the state alone when nothing changes', () => {
  const state = stateOf()
  expect(after(state, { type: 'setCurrentState', session: { focusMode: false } })).toBe(state)
})
