import { expect, it } from 'vitest'
import { isDirty } from '../unsaved'
import { after, stateOf } from '../spec/fixtures'

const typed = (value: string) => ({ type: 'fieldUpdate', id: 'b', field: 'title', value }) as const
const start = { type: 'setIsSaving', isSaving: true } as const

it('makes what was sent the saved copy, so that what was typed meanwhile stays dirty', () => {
  const sent = after(stateOf(), typed('one'), start)
  const done = { type: 'setIsSaving', isSaving: false, rev: 2, savedAt: '2026-01-01T00:00:00.000Z' } as const
  expect(isDirty(after(sent, done))).toBe(false)
  const state = after(sent, typed('two'), done)
  expect(isDirty(state)).toBe(true)
  expect(state.saved.tree.rows.b?.title).toBe('one')
  expect(state.saving).toEqual({ isSaving: false, sent: null, savedAt: '2026-01-01T00:00:00.000Z', error: null })
  expect(state.rev).toBe(2)
})

it('leaves the saved copy as it was when the save fails', () => {
  const state = after(stateOf(), typed('one'), start, { type: 'setIsSaving', isSaving: false, error: 'offline' })
  expect(isDirty(state)).toBe(true)
  expect(state.saving).toMatchObject({ isSaving: false, error: 'offline' })
  expect(state.rev).toBe(1)
})

it('lets one save run at a time', () => {
  const saving = after(stateOf(), start)
  expect(after(saving, start)).toBe(saving)
  const idle = stateOf()
  expect(after(idle, { type: 'setIsSaving', isSaving: false, rev: 9 })).toBe(idle)
})
