import { expect, it } from 'vitest'
import { diff, toTree, type PageDiff } from '../../../tree'
import type { Action } from '../reducer'
import { after, linesOf, PAGE, row, ROWS, RULES, selecting, stateOf } from '../spec/fixtures'
import { createStudioStore } from '../store/createStudioStore'
import { isDirty } from '../unsaved'

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

type Restore = Action<'restoreRevision'>

const earlier = { page: { ...PAGE, title: 'Earlier' }, tree: toTree([row('a', { title: 'old' }), row('z<a')]) }

function restoring(rows = ROWS, element: string | null = null): Restore {
  const change = diff(stateOf(rows), earlier) as PageDiff
  return { type: 'restoreRevision', change, rev: 1, element }
}

it('brings back page and elements', () => {
  const state = after(stateOf(), restoring())
  expect(state.page.title).toBe('Earlier')
  expect(linesOf(state.tree)).toEqual(['a', 'z<a'])
  expect(state.tree.rows.a?.title).toBe('old')
})

it('selects the element that came back, and keeps of a selection what is still there', () => {
  expect(after(stateOf(), restoring(ROWS, 'z')).selection.elements).toEqual(['z'])
  const selected = after(stateOf(), { type: 'selectElements', ids: ['a', 'b'] })
  expect(after(selected, restoring()).selection.elements).toEqual(['a'])
})

it('remembers the copy that is the earlier version, until something changes it', () => {
  const isRestored = ({ page, tree, restored }: ReturnType<typeof stateOf>) =>
    restored?.page === page && restored.tree === tree
  const state = after(stateOf(), restoring())
  expect([isRestored(stateOf()), isRestored(state)]).toEqual([false, true])
  expect(isRestored(after(stateOf(), restoring(ROWS, 'z')))).toBe(false)
  expect(isRestored(after(state, { type: 'fieldUpdate', id: 'a', field: 'title', value: 'new' }))).toBe(false)
  expect(isRestored(after(state, { type: 'settingsUpdate', id: null, settings: { title: 'new' } }))).toBe(false)
})

it('is one step of the history', () => {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 7, rules: () => RULES })
  expect(store.dispatch(restoring())).toEqual({ applied: true })
  expect(store.getState().history.undo).toHaveLength(1)
  store.undo()
  expect(linesOf(store.getState().tree)).toEqual(linesOf(stateOf().tree))
  expect(store.getState().page).toEqual(PAGE)
  store.redo()
  expect(linesOf(store.getState().tree)).toEqual(['a', 'z<a'])
})

it('lets in what slices of today do not allow, and refuses what breaks a limit', () => {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 7, rules: () => RULES })
  const gone = { ...row('x'), blockType: 'removed-slice' }
  const withGone = { page: PAGE, tree: toTree([...ROWS, gone]) }
  const change = diff(store.getState(), withGone) as PageDiff
  expect(store.dispatch({ type: 'restoreRevision', change, rev: 1, element: 'x' })).toEqual({ applied: true })
  const crowded = { page: PAGE, tree: toTree([...ROWS, ...['x', 'y', 'z'].map((id) => row(`${id}<e/aside`))]) }
  const tooMuch = diff(store.getState(), crowded) as PageDiff
  const refused = store.dispatch({ type: 'restoreRevision', change: tooMuch, rev: 1, element: null })
  expect(refused).toMatchObject({ applied: false, reason: { rule: 'slot-limit' } })
})

it('leaves locked elements to administrators', () => {
  const locked = ROWS.map((each) =>
    each.id === 'b' ? { ...each, element: { ...each.element, permissions: ['delete' as const] } } : each,
  )
  const open = (canUnlock: boolean) =>
    createStudioStore({ page: PAGE, rows: locked, rev: 7, rules: () => RULES, canUnlock }).dispatch(restoring(locked))
  expect(open(false)).toMatchObject({ applied: false, reason: { rule: 'locked' } })
  expect(open(true)).toEqual({ applied: true })
})
