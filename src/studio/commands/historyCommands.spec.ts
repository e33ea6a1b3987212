import { expect, it } from 'vitest'
import { createStudioStore, diff } from '../model'
import { PAGE, ROWS } from '../model/spec/fixtures'
import { toMessage } from '../session/save/adoptAnswer'
import type { StudioSession } from '../session/session'
import { historyCommands } from './historyCommands'
import { PAUSED } from './command'

const [undo] = historyCommands

function sessionAt(selected: object | null) {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const session = { store, versions: { store: { getState: () => ({ selected }) } } } as unknown as StudioSession
  return { store, canUndo: () => undo?.enabled(session) }
}

it('takes back what is on the screen', () => {
  const { store, canUndo } = sessionAt(null)
  expect(canUndo()).toBe('there is nothing to undo')
  store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
  expect(canUndo()).toBe(true)
})

it('takes back nothing but restored elements while an earlier version is on the screen', () => {
  const { store, canUndo } = sessionAt({ rev: 1 })
  store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
  expect(canUndo()).toBe(PAUSED)
  const { page, tree } = store.getState()
  const before = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 }).getState()
  const patch = diff({ page, tree }, before)
  store.dispatch({ type: 'restoreRevision', patch: toMessage(patch ?? {}), rev: 1, element: 'b' })
  expect(canUndo()).toBe(true)
})
