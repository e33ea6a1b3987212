import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRow } from '../../tree'
import { createStudioStore } from '../model'
import { editorOf, HOME } from '../spec/fixtures'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  const rows = ['a', 'b'].map((id) => createRow({ id, blockType: 'hero', fields: { title: id } }))
  const store = createStudioStore({ page: HOME, rows, rev: 1 })
  const editor = editorOf(store)
  const listener = vi.fn()
  editor.subscribe(listener)
  return { store, editor, listener, ids: () => Object.keys(editor.getState().page.tree.rows) }
}

it('shows at once what is typed and selected', () => {
  const { store, editor } = open()
  store.dispatch({ type: 'fieldUpdate', id: 'a', field: 'title', value: 'New' })
  expect(editor.getState().page).toBe(store.getState())
  store.dispatch({ type: 'selectElements', ids: ['b'] })
  expect(editor.getState().page).toBe(store.getState())
})

it('shows a change of the structure when the preview has drawn it', () => {
  const { store, editor, ids, listener } = open()
  store.dispatch({ type: 'deleteElement', ids: ['a'] })
  expect(ids()).toEqual(['a', 'b'])
  expect(listener).not.toHaveBeenCalled()
  editor.show()
  expect(editor.getState().page).toBe(store.getState())
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

it('tells whoever follows a part of it of that part only', () => {
  const { store, editor } = open()
  const [ui, save] = [editor.slice('ui'), editor.slice('save')]
  const listener = vi.fn()
  ui.subscribe(listener)
  save.setState({ phase: 'saving' })
  store.dispatch({ type: 'selectElements', ids: ['b'] })
  expect(listener).not.toHaveBeenCalled()
  const before = ui.getState()
  ui.setState(({ focusMode }) => ({ focusMode: !focusMode }))
  expect(listener).toHaveBeenCalledExactlyOnceWith({ ...before, focusMode: true }, before)
  expect(editor.getState()).toMatchObject({ ui: { focusMode: true, zoom: 'fit' }, save: { phase: 'saving' } })
})

it('tells of a change once, also of one that somebody makes upon another', () => {
  const { store, editor } = open()
  const ui = editor.slice('ui')
  editor.subscribe(({ page }, before) => page !== before.page && ui.setState({ renaming: 'a' }))
  const listener = vi.fn()
  ui.subscribe(listener)
  store.dispatch({ type: 'selectElements', ids: ['b'] })
  expect(listener).toHaveBeenCalledOnce()
})
