import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { diff, touched, toRows, toTree, type PageDiff } from '../../tree'
import type { Action } from './reducer'
import { linesOf, PAGE, row, ROWS, after, stateOf } from './spec/fixtures'
import { actionOf, step } from './spec/randomActions'
import { createStudioStore } from './store/createStudioStore'
import type { StudioState } from './types'
import { conflictsOf } from './conflicts'

const RUNS = repeats({ test: 200, all: 1500 })

const base = stateOf()
const title = (id: string, value: string): Action => ({ type: 'fieldUpdate', id, field: 'title', value })
const add = (id: string, parent: string | null): Action => ({
  type: 'addElement',
  rows: [row(id)],
  place: { parent, slot: 'default', index: 0 },
})

/** A store in which `mine` was done, and then `theirs` arrived. */
function open(mine: Action[], theirs: Action[]) {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  for (const action of mine) store.dispatch(action)
  arrive(store, after(base, ...theirs))
  return store
}

function arrive(store: ReturnType<typeof createStudioStore>, theirs: StudioState) {
  const change = JSON.parse(JSON.stringify(diff(base, theirs))) as PageDiff | null
  store.dispatch({ type: 'patchPage', source: 'remote', change })
}

/** Returns the keys that a change touches: page values, elements and lists. */
function keysOf(change: PageDiff): string[] {
  const ids = touched(change).map((id) => `row ${id}`)
  return [...Object.keys(change.page), ...ids, ...Object.keys(change.order).map((id) => `order ${id}`)]
}

describe('undo after somebody else’s change', () => {
  it('takes back what was done here, and leaves what they did', () => {
    const store = open([add('x', 'a'), title('b', 'Mine')], [title('c', 'Theirs'), add('y', 'e')])
    expect(store.undo()).toBe(true)
    expect(store.undo()).toBe(true)
    expect(store.undo()).toBe(false)
    const { tree } = store.getState()
    expect(tree.rows.b?.title).toBe('b')
    expect(tree.rows.c?.title).toBe('Theirs')
    expect(linesOf(tree)).toEqual(['a', 'b<a', 'c<a', 'd<a/aside', 'e', 'y<e', 'f<e'])
    expect(store.redo()).toBe(true)
    expect(linesOf(store.getState().tree)).toContain('x<a')
  })

  const into: Action = { type: 'moveElementIntoElement', ids: ['x'], parent: 'e', slot: 'default' }
  const remove = (id: string): Action => ({ type: 'deleteElement', ids: [id] })
  const move = (id: string, index: number): Action => ({
    type: 'moveElement',
    ids: [id],
    place: { parent: null, slot: 'default', index },
  })

  it('takes steps back in lists in which they have added something', () => {
    const store = open([title('b', 'Mine'), add('x', 'a'), into], [add('y', 'e')])
    expect(store.undo()).toBe(true)
    expect(linesOf(store.getState().tree)).toEqual(['a', 'x<a', 'b<a', 'c<a', 'd<a/aside', 'e', 'y<e', 'f<e'])
    expect(store.undo()).toBe(true)
    expect(store.getState().tree.rows.b?.title).toBe('Mine')
    expect(store.undo()).toBe(true)
    expect(store.getState().tree).toEqual(after(base, add('y', 'e')).tree)
    while (store.redo()) expect(toTree(toRows(store.getState().tree))).toEqual(store.getState().tree)
    expect(linesOf(store.getState().tree)).toEqual(expect.arrayContaining(['x<e', 'y<e']))
  })

  it.each([
    ['a deletion', remove('e')],
    ['a move', move('e', 0)],
  ])('takes %s back, and not the older step below it', (_what, mine) => {
    const store = open([title('b', 'Mine'), mine], [add('y', null), title('c', 'Theirs')])
    expect(store.undo()).toBe(true)
    const { tree } = store.getState()
    expect(linesOf(tree)).toEqual(linesOf(after(base, add('y', null)).tree))
    expect([tree.rows.b?.title, tree.rows.c?.title]).toEqual(['Mine', 'Theirs'])
  })

  it('keeps the place of a step that cannot be taken back: nothing older goes in its stead', () => {
    const store = open([title('b', 'Kept')], [])
    store.dispatch(title('c', 'Mine'))
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
    const saved = store.getState()
    const change = diff(saved, after(saved, title('c', 'Theirs')))
    store.dispatch({ type: 'patchPage', source: 'remote', change })
    expect(store.undo()).toBe(false)
    expect([store.getState().tree.rows.b?.title, store.getState().tree.rows.c?.title]).toEqual(['Kept', 'Theirs'])
    expect(store.undo()).toBe(true)
    expect(store.getState().tree.rows.b?.title).toBe('b')
  })

  it('leaves a sound page with their changes, and exactly theirs where nobody touched the same', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 10 })
    let [undone, exact] = [0, 0]
    fc.assert(
      fc.property(steps, steps, fc.boolean(), (mine, theirs, takesBack) => {
        const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
        mine.forEach((next, at) => store.dispatch(actionOf(store.getState(), next, at)))
        if (takesBack) store.undo()
        const { undo, redo } = store.getState().history
        const own = new Set([...undo, ...redo].flatMap(({ change }) => keysOf(change)))
        const other = theirs.reduce(
          (state: StudioState, next, at) => after(state, actionOf(state, next, 100 + at)),
          base,
        )
        const change = diff(base, other)
        if (!change) return
        arrive(store, other)
        if (conflictsOf(store.getState())) return
        const merged = store.getState()
        for (let left = store.getState().history.undo.length; left > 0; left--) {
          if (store.undo()) undone += 1
          const { tree } = store.getState()
          expect(toTree(toRows(tree))).toEqual(tree)
        }
        const { page, tree } = store.getState()
        for (const key of Object.keys(change.page)) if (!own.has(key)) expect(page[key]).toEqual(other.page[key])
        for (const id of Object.keys(change.rows.updated)) {
          if (!own.has(`row ${id}`)) expect(tree.rows[id]).toEqual(other.tree.rows[id])
        }
        if (takesBack || keysOf(change).some((key) => own.has(key))) return
        exact += 1
        expect(tree).toEqual(other.tree)
        while (store.redo()) undone += 1
        expect(store.getState().tree).toEqual(merged.tree)
      }),
      { numRuns: RUNS },
    )
    expect(undone).toBeGreaterThan(RUNS / 5)
    expect(exact).toBeGreaterThan(RUNS / 30)
  })

  it('never leaves a broken page, also when some of it was saved already or conflicts stand', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(steps, steps, steps, fc.array(fc.boolean(), { maxLength: 24 }), (saved, mine, theirs, turns) => {
        const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
        saved.forEach((next, at) => store.dispatch(actionOf(store.getState(), next, at)))
        store.dispatch({ type: 'setIsSaving', isSaving: true })
        store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
        const before = store.getState()
        mine.forEach((next, at) => store.dispatch(actionOf(store.getState(), next, 100 + at)))
        const other = theirs.reduce(
          (state: StudioState, next, at) => after(state, actionOf(state, next, 200 + at)),
          before,
        )
        const change = JSON.parse(JSON.stringify(diff(before, other))) as PageDiff | null
        store.dispatch({ type: 'patchPage', source: 'remote', change })
        for (const isBack of turns) {
          if (isBack) store.undo()
          else store.redo()
          const { tree } = store.getState()
          expect(toTree(toRows(tree))).toEqual(tree)
        }
        for (let left = 24; left > 0; left--) {
          store.undo()
          const { tree } = store.getState()
          expect(toTree(toRows(tree))).toEqual(tree)
        }
      }),
      { numRuns: RUNS },
    )
  })
})
