import { expect, it } from 'vitest'
import type { Action } from '../reducer'
import { after, PAGE, stateOf } from '../spec/fixtures'

const outro = { id: 'f3', name: 'outro', type: 'text', enabled: true, text: 'Bye' }
const [intro, price] = PAGE.fields

const CHANGES: [string, Action, unknown[]][] = [
  ['adds a field last', { type: 'pageFieldAdd', field: outro }, [intro, price, outro]],
  ['adds a field where told', { type: 'pageFieldAdd', field: outro, index: 0 }, [outro, intro, price]],
  [
    'changes the value of a field, and not its id',
    { type: 'pageFieldUpdate', id: 'f1', field: { text: 'Hi', id: 'other' } },
    [{ ...intro, text: 'Hi' }, price],
  ],
  ['moves a field', { type: 'pageFieldUpdate', id: 'f1', field: {}, index: 1 }, [price, intro]],
  ['switches a field to the other state', { type: 'pageFieldToggle', id: 'f1' }, [{ ...intro, enabled: false }, price]],
  [
    'switches a field to the state that is told',
    { type: 'pageFieldToggle', id: 'f2', enabled: true },
    [intro, { ...price, enabled: true }],
  ],
  ['removes a field', { type: 'pageFieldRemove', id: 'f1' }, [price]],
]

it.each(CHANGES)('%s of the page', (_what, action, fields) => {
  const state = after(stateOf(), action)
  expect(state.page.fields).toEqual(fields)
  // Unchanged fields keep their reference, so they are not rendered again.
  expect(state.page.fields.some((field) => PAGE.fields.includes(field))).toBe(true)
})

it('chooses the layout', () => {
  expect(after(stateOf(), { type: 'updateLayout', layout: 'jewel' }).page.layout).toBe('jewel')
})

const IMPOSSIBLE: [string, Action][] = [
  ['the layout that the page has', { type: 'updateLayout', layout: 'blocks' }],
  ['an id that is taken', { type: 'pageFieldAdd', field: { ...outro, id: 'f1' } }],
  ['a name that is taken', { type: 'pageFieldAdd', field: { ...outro, name: 'intro' } }],
  ['the same value', { type: 'pageFieldUpdate', id: 'f1', field: { text: 'Hello' } }],
  ['the same place', { type: 'pageFieldUpdate', id: 'f1', field: {}, index: 0 }],
  ['a changed field that is unknown', { type: 'pageFieldUpdate', id: 'nope', field: { text: 'Hi' } }],
  ['the state in which a field is', { type: 'pageFieldToggle', id: 'f1', enabled: true }],
  ['a switched field that is unknown', { type: 'pageFieldToggle', id: 'nope' }],
  ['a removed field that is unknown', { type: 'pageFieldRemove', id: 'nope' }],
]

it.each(IMPOSSIBLE)('leaves the state alone for %s', (_what, action) => {
  const state = stateOf()
  expect(after(state, action)).toBe(state)
})
