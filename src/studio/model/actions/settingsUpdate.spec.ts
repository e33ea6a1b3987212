import { elementType } from '../../../tree'
import type { Row } from '../../../tree'
import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

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

it('leaves the state alone when nothing changes, and never moves an element', () => {
  const state = stateOf()
  expect(after(state, { type: 'settingsUpdate', id: 'b', settings: { tags: [], parent: null, slot: 'aside' } })).toBe(
    state,
  )
  expect(after(state, { type: 'settingsUpdate', id: null, settings: { title: 'Home' } })).toBe(state)
  expect(after(state, { type: 'settingsUpdate', id: 'nope', settings: { enabled: false } })).toBe(state)
})
