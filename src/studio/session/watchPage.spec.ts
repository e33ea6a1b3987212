import { expect, it } from 'vitest'
import { createEnvelope, createRow } from '../../tree'
import { createStudioStore } from '../model'
import { editorOf, HOME } from '../spec/fixtures'
import { watchPalettePlace } from './watchPage'

function open() {
  const row = (id: string, parent: string | null = null) =>
    createRow({ id, blockType: 'group', element: createEnvelope({ parent }), fields: { title: id } })
  const store = createStudioStore({ page: HOME, rows: [row('a'), row('b'), row('c', 'b')], rev: 1 })
  const ui = editorOf(store).slice('ui')
  store.dispatch({ type: 'selectElements', ids: ['a'] })
  watchPalettePlace({ store, ui })
  const choose = (parent: string | null, index: number) =>
    ui.setState({ palettePlace: { parent, slot: 'default', index } })
  return { store, choose, place: () => ui.getState().palettePlace }
}

it('keeps a chosen place while somebody types, and while something changes elsewhere', () => {
  const { store, choose, place } = open()
  choose(null, 1)
  store.dispatch({ type: 'fieldUpdate', id: 'a', field: 'title', value: 'New' })
  store.dispatch({ type: 'disableElement', ids: ['c'] })
  expect(place()).toEqual({ parent: null, slot: 'default', index: 1 })
})

it('forgets it when something else is selected', () => {
  const { store, choose, place } = open()
  choose(null, 1)
  store.dispatch({ type: 'selectElements', ids: ['b'] })
  expect(place()).toBeNull()
})

it('forgets it when its neighbours change or its element is gone', () => {
  const { store, choose, place } = open()
  store.dispatch({ type: 'selectElements', ids: [] })
  choose(null, 1)
  store.dispatch({ type: 'deleteElement', ids: ['a'] })
  expect(place()).toBeNull()
  choose('c', 0)
  store.dispatch({ type: 'deleteElement', ids: ['b'] })
  expect(place()).toBeNull()
})
