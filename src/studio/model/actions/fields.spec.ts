import { expect, it } from 'vitest'
import { elementType } from '../../../tree'
import type { Row } from '../../../tree'
import type { Action } from '../reducer'
import { after, stateOf } from '../spec/fixtures'

const IMPOSSIBLE: [string, Action][] = [
  ['the same value', { type: 'fieldUpdate', id: 'b', field: 'title', value: 'b' }],
  ['a field of an unknown element', { type: 'fieldUpdate', id: 'nope', field: 'title', value: 'x' }],
  ['what is no field', { type: 'fieldUpdate', id: 'b', field: 'element', value: {} }],
  ['the same settings', { type: 'settingsUpdate', id: 'b', settings: { tags: [], parent: null, slot: 'aside' } }],
  ['the same settings of the page', { type: 'settingsUpdate', id: null, settings: { title: 'Home' } }],
  ['settings of an unknown element', { type: 'settingsUpdate', id: 'nope', settings: { enabled: false } }],
  ['the same properties', { type: 'updateProperties', id: 'b', properties: {} }],
  ['the same properties of the page', { type: 'updateProperties', id: null, properties: { domId: null } }],
  ['properties of an unknown element', { type: 'updateProperties', id: 'nope', properties: { domId: 'x' } }],
]

it.each(IMPOSSIBLE)('leaves the state alone for %s, and never moves an element', (_what, action) => {
  const state = stateOf()
  expect(after(state, action)).toBe(state)
})

it.each([
  ['a field', 'title'],
  ['the label', 'blockName'],
])('sets %s and keeps every other element as it is', (_what, field) => {
  const before = stateOf()
  const state = after(before, { type: 'fieldUpdate', id: 'b', field, value: 'New' })
  expect(state.tree.rows.b?.[field]).toBe('New')
  expect(state.tree.rows.c).toBe(before.tree.rows.c)
  expect(state.tree.children).toBe(before.tree.children)
})

it('sets a text in a row of a list, and leaves the list alone once the row is gone', () => {
  const rows = [
    { id: 'one', title: 'Sand' },
    { id: 'two', title: 'Sea' },
  ]
  const before = after(stateOf(), { type: 'fieldUpdate', id: 'b', field: 'cards', value: rows })
  const action: Action = { type: 'fieldUpdate', id: 'b', field: 'cards', at: [{ row: 'two' }, 'title'], value: 'Surf' }
  expect(after(before, action).tree.rows.b?.cards).toEqual([rows[0], { id: 'two', title: 'Surf' }])
  const fewer = after(before, { type: 'fieldUpdate', id: 'b', field: 'cards', value: rows.slice(0, 1) })
  expect(after(fewer, action)).toBe(fewer)
})

it('changes settings of an element', () => {
  const state = after(stateOf(), { type: 'settingsUpdate', id: 'b', settings: { tags: [{ name: 'spa', point: 2 }] } })
  expect(state.tree.rows.b?.element).toMatchObject({ tags: [{ name: 'spa', point: 2 }], parent: 'a' })
})

it('makes a query element a slice again by clearing its query', () => {
  const modelQuery = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
  const slice = { ...(stateOf().tree.rows.b as Row), blockType: 'hero' }
  const query = after(stateOf([{ ...slice, element: { ...slice.element, parent: null, modelQuery } }]))
  expect(elementType(query.tree.rows.b as Row)).toBe('query')
  const cleared = after(query, { type: 'settingsUpdate', id: 'b', settings: { modelQuery: null } })
  expect(elementType(cleared.tree.rows.b as Row)).toBe('slice')
})

it('changes values of the page itself, and not those that have actions of their own', () => {
  const settings = { title: 'Welcome', rev: 99, layout: 'jewel', id: 'other' }
  const state = after(stateOf(), { type: 'settingsUpdate', id: null, settings })
  expect(state.page).toMatchObject({ id: 'page', title: 'Welcome', layout: 'blocks' })
  expect(state.page.rev).toBeUndefined()
})

it('changes one property of an element or of the page and keeps the others', () => {
  const settings = { a: 1 }
  const properties = { domId: 'top' }
  const first = after(stateOf(), { type: 'updateProperties', id: 'b', properties: { settings } })
  const state = after(first, { type: 'updateProperties', id: 'b', properties })
  expect(state.tree.rows.b?.element.properties).toEqual({ domId: 'top', settings })
  const page = after(stateOf(), { type: 'updateProperties', id: null, properties }).page
  expect(page.properties).toEqual({ domId: 'top', settings: {} })
})
