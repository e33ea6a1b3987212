import { afterEach, expect, it, vi } from 'vitest'
import { createStudioStore } from '../model'
import { PAGE, ROWS, savedWith } from '../model/spec/fixtures'
import { createDispatch } from './createSession'

const told = vi.hoisted(() => [] as string[])
vi.mock('@payloadcms/ui', () => ({ toast: { info: (text: string) => told.push(text) } }))
afterEach(() => void told.splice(0))

it('says of a step that somebody else has overtaken that it cannot be undone', () => {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const { undo } = createDispatch({ store, canEdit: true, isPaused: () => false, slice: () => undefined })
  const type = (id: string) => store.dispatch({ type: 'fieldUpdate', id, field: 'title', value: 'Mine' })
  const titles = () => ['b', 'c'].map((id) => store.getState().tree.rows[id]?.title)
  type('b')
  type('c')
  store.dispatch({ type: 'setIsSaving', isSaving: true })
  store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
  store.dispatch({ type: 'patchPage', source: 'remote', rev: 3, change: savedWith(store, 'c', 'Theirs') })
  undo()
  expect([titles(), told]).toEqual([['Mine', 'Theirs'], [expect.stringContaining('cannot be undone')]])
  undo()
  expect([titles(), told.length]).toEqual([['b', 'Theirs'], 1])
})

it.each([
  ['a reader', { canEdit: false, isPaused: () => false }],
  ['whoever looks at an earlier version', { canEdit: true, isPaused: () => true }],
])('lets %s select, and change nothing', (_who, may) => {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const { dispatch } = createDispatch({ store, slice: () => undefined, ...may })
  expect(dispatch({ type: 'selectField', id: 'b', field: 'title' })).toBe(true)
  expect(dispatch({ type: 'selectField', id: 'b', field: 'new', initial: 'x' })).toBe(false)
  expect(dispatch({ type: 'deleteElement', ids: ['b'] })).toBe(false)
  expect(store.getState()).toMatchObject({ tree: store.getState().saved.tree, selection: { field: 'title' } })
})
