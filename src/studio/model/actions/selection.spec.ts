import { expect, it } from 'vitest'
import type { Action } from '../reducer'
import { after, row, stateOf } from '../spec/fixtures'

const elements = (...ids: string[]): Action => ({ type: 'selectElements', ids })
const field = (id: string): Action => ({ type: 'selectField', id, field: 'title' })
const group = (id: string): Action => ({ type: 'selectGroup', id, group: 'Copy' })

const SELECTIONS: [string, Action[], object][] = [
  [
    'elements, each once, and no longer the field',
    [field('b'), { type: 'selectElements', ids: ['b', 'c', 'b', 'nope'], anchor: 'b' }],
    { elements: ['b', 'c'], anchor: 'b', field: null, group: null },
  ],
  [
    'a field, and no longer the group',
    [group('c'), field('b')],
    { elements: ['b'], anchor: 'b', field: 'title', group: null },
  ],
  [
    'another field, and no longer the one before',
    [field('b'), { type: 'selectField', id: 'b', field: 'text' }],
    { elements: ['b'], field: 'text', group: null },
  ],
  [
    'other elements, and no longer the group',
    [group('b'), elements('c')],
    { elements: ['c'], field: null, group: null },
  ],
  ['no field when it is selected again', [field('b'), field('b')], { elements: ['b'], field: null }],
  [
    'a group, and no longer the field',
    [field('b'), group('b')],
    { elements: ['b'], anchor: 'b', field: null, group: 'Copy' },
  ],
  ['no group when it is selected again', [group('b'), group('b')], { elements: ['b'], group: null }],
]

it.each(SELECTIONS)('selects %s', (_what, actions, selection) => {
  expect(after(stateOf(), ...actions).selection).toMatchObject(selection)
})

it('selects rows without a place, so that they can be removed', () => {
  expect(after(stateOf([row('x<nope')]), elements('x')).selection.elements).toEqual(['x'])
})

it('adds a field that the element lacks, and leaves one that it has', () => {
  const state = after(
    stateOf(),
    { type: 'selectField', id: 'b', field: 'subtitle', initial: 'New' },
    { type: 'selectField', id: 'b', field: 'title', initial: 'New' },
  )
  expect(state.tree.rows.b).toMatchObject({ subtitle: 'New', title: 'b' })
})

it.each([
  ['the same elements', elements('b')],
  ['a field of an unknown element', field('nope')],
  ['a group of an unknown element', group('nope')],
])('leaves the state alone for %s', (_what, action) => {
  const state = after(stateOf(), field('b'))
  expect(after(state, action)).toBe(state)
})
