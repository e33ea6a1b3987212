import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRow } from '../../tree'
import { createStudioStore } from '../model'
import { HOME } from '../spec/fixtures'
import { createScreen } from './createScreen'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  const rows = ['a', 'b'].map((id) => createRow({ id, blockType: 'hero', fields: { title: id } }))
  const store = createStudioStore({ page: HOME, rows, rev: 1 })
  const screen = createScreen({ store })
  const listener = vi.fn()
  screen.subscribe(listener)
  return { store, screen, listener, ids: () => Object.keys(screen.getState().tree.rows) }
}

it('shows at once what is typed and selected', () => {
  const { store, screen } = open()
  store.dispatch({ type: 'fieldUpdate', id: 'a', field: 'title', value: 'New' })
  expect(screen.getState()).toBe(store.getState())
  store.dispatch({ type: 'selectElements', ids: ['b'] })
  expect(screen.getState()).toBe(store.getState())
})

it('shows a change of the structure when the preview has drawn it', () => {
  const { store, screen, ids, listener } = open()
  store.dispatch({ type: 'deleteElement', ids: ['a'] })
  expect(ids()).toEqual(['a', 'b'])
  expect(listener).not.toHaveBeenCalled()
  screen.show()
  expect(screen.getState()).toBe(store.getState())
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledOnce()
})

it('does not wait for a preview that does not answer', () => {
  const { store, ids } = open()
  store.dispatch({ type: 'deleteElement', ids: ['a'] })
  vi.advanceTimersByTime(99)
  store.undo()
  store.redo()
  expect(ids()).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual(['b'])
})

it('shows everything that waits with the next change that does not', () => {
  const { store, ids } = open()
  store.dispatch({ type: 'deleteElement', ids: ['a'] })
  store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
  expect(ids()).toEqual(['b'])
})
