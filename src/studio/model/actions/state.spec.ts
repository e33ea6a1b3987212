import { expect, it } from 'vitest'
import { isDirty } from '../unsaved'
import { after, PAGE, row, selecting, stateOf } from '../spec/fixtures'

const typed = (value: string) => ({ type: 'fieldUpdate', id: 'b', field: 'title', value }) as const
const start = { type: 'setIsSaving', isSaving: true } as const

it('opens another page: nothing selected, not dirty, the session kept', () => {
  const themeColor = '#be123c'
  const before = selecting(after(stateOf(), { type: 'setCurrentState', session: { themeColor } }), 'b')
  const state = after(before, { type: 'setCurrentPage', page: { ...PAGE, id: 'other' }, rows: [row('x')], rev: 7 })
  expect(state.page.id).toBe('other')
  expect(Object.keys(state.tree.rows)).toEqual(['x'])
  expect(state).toMatchObject({ rev: 7, selection: { elements: [] }, session: { themeColor } })
  expect(state.saved.tree).toBe(state.tree)
})

it('opens a page in any state of health', () => {
  const rows = [null, 7, { id: 'w' }, { id: 'x', blockType: 'text' }, row('y<nope')]
  const state = after(stateOf(), { type: 'setCurrentPage', page: PAGE, rows, rev: 1 })
  expect(Object.keys(state.tree.rows)).toEqual(['x'])
  expect(state.tree.unplaced.map(({ rule }) => rule)).toEqual(['shape', 'shape', 'shape', 'unknown-parent'])
})

it('changes the session and not the page', () => {
  const before = stateOf()
  const contextItem = { element: 'b', x: 1, y: 2 }
  const state = after(before, { type: 'setCurrentState', session: { contextItem } })
  expect(state.session).toEqual({ ...before.session, contextItem })
  expect(state.page).toBe(before.page)
  expect(after(before, { type: 'setCurrentState', session: { contextItem: null } })).toBe(before)
})

it('makes what was sent the saved copy, so that what was typed meanwhile stays dirty', () => {
  const sent = after(stateOf(), typed('one'), start)
  const done = { type: 'setIsSaving', isSaving: false, rev: 2 } as const
  expect(isDirty(after(sent, done))).toBe(false)
  const state = after(sent, typed('two'), done)
  expect(isDirty(state)).toBe(true)
  expect(state.saved.tree.rows.b?.title).toBe('one')
  expect(state.saving).toEqual({ isSaving: false, sent: null })
  expect(state.rev).toBe(2)
})

it('leaves the saved copy as it was when the save fails', () => {
  const state = after(stateOf(), typed('one'), start, { type: 'setIsSaving', isSaving: false })
  expect(isDirty(state)).toBe(true)
  expect(state.saving).toMatchObject({ isSaving: false, sent: null })
  expect(state.rev).toBe(1)
})

it('lets one save run at a time', () => {
  const saving = after(stateOf(), start)
  expect(after(saving, start)).toBe(saving)
  const idle = stateOf()
  expect(after(idle, { type: 'setIsSaving', isSaving: false, rev: 9 })).toBe(idle)
})
