import { expect, it } from 'vitest'
import { diff } from '../../../tree'
import { isDirty } from '../unsaved'
import { after, selecting, stateOf } from '../spec/fixtures'

const before = stateOf()
const changed = after(before, { type: 'fieldUpdate', id: 'b', field: 'title', value: 'Theirs' })
const removed = after(before, { type: 'deleteElement', ids: ['e'] })
const changeTo = (state: typeof before) => diff(before, state)

it('takes over what somebody else saved without becoming dirty', () => {
  const state = after(before, { type: 'patchPage', change: changeTo(changed), source: 'remote', rev: 5 })
  expect(state.tree.rows.b?.title).toBe('Theirs')
  expect(state.rev).toBe(5)
  expect(isDirty(state)).toBe(false)
})

it('keeps what is typed here in another field', () => {
  const mine = after(before, { type: 'fieldUpdate', id: 'b', field: 'copy', value: 'Mine' })
  const state = after(mine, { type: 'patchPage', change: changeTo(changed), source: 'remote' })
  expect(state.tree.rows.b).toMatchObject({ title: 'Theirs', copy: 'Mine' })
  expect(isDirty(state)).toBe(true)
})

it('unselects elements that are gone', () => {
  const state = after(selecting(before, 'b', 'f'), { type: 'patchPage', change: changeTo(removed), source: 'remote' })
  expect(state.selection.elements).toEqual(['b'])
})

it('makes an undo of the other window without touching the saved copy', () => {
  const selection = { elements: ['b'], anchor: 'b', field: null, group: null }
  const state = after(before, { type: 'patchPage', change: changeTo(changed), source: 'history', selection })
  expect(state.selection).toEqual(selection)
  expect(isDirty(state)).toBe(true)
})
