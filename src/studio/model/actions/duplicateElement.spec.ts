import { expect, it } from 'vitest'
import { after, linesOf, stateOf } from '../spec/fixtures'
import { duplicateAction } from './create'

it('copies elements with the ids of the action, each after its original, and selects the copies', () => {
  const state = after(stateOf(), { type: 'duplicateElement', ids: ['e', 'b'], newIds: ['n1', 'n2', 'n3'] })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'n1<a', 'c<a', 'd<a/aside', 'e', 'f<e', 'n2', 'n3<n2'])
  expect(state.selection.elements).toEqual(['n1', 'n2'])
})

it('makes the same copies in both windows', () => {
  const action = duplicateAction(stateOf().tree, ['a', 'b'])
  expect(after(stateOf(), action).tree).toEqual(after(stateOf(), action).tree)
  expect(linesOf(after(stateOf(), action).tree)).toHaveLength(10)
})

it('leaves the state alone when the ids do not fit', () => {
  const state = stateOf()
  expect(after(state, { type: 'duplicateElement', ids: ['e'], newIds: ['n1'] })).toBe(state)
  expect(after(state, { type: 'duplicateElement', ids: ['e'], newIds: ['n1', 'n1'] })).toBe(state)
  expect(after(state, { type: 'duplicateElement', ids: ['e'], newIds: ['n1', 'a'] })).toBe(state)
  expect(after(state, { type: 'duplicateElement', ids: ['nope'], newIds: ['n1'] })).toBe(state)
})
