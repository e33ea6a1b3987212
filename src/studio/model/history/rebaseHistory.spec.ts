import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRows, toTree } from '../../../tree'
import type { Action } from '../reducer'
import { linesOf, PAGE, row, ROWS, after, stateOf } from '../spec/fixtures'
import { actionOf, step } from '../spec/randomActions'
import { createStudioStore } from '../store/createStudioStore'
import type { StudioState } from '../types'
import { contested } from './contested'
import { diff } from './diff'

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
  const patch = diff(base, theirs)
  if (patch) store.dispatch({ type: 'patchPage', source: 'remote', patch: JSON.parse(JSON.stringify(patch)) as never })
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
    const patch = JSON.parse(JSON.stringify(diff(saved, after(saved, title('c', 'Theirs'))))) as never
    store.dispatch({ type: 'patchPage', source: 'remote', patch })
    expect(store.getState().history.undo.map(({ isLost }) => isLost)).toEqual([false, true])
    expect(store.undo()).toBe(false)
    expect([store.getState().tree.rows.b?.title, store.getState().tree.rows.c?.title]).toEqual(['Kept', 'Theirs'])
    expect(store.undo()).toBe(true)
    expect(store.getState().tree.rows.b?.title).toBe('b')
  })

  it('leaves exactly their changes, never a broken page, and nothing of theirs is gone', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 10 })
    let [undone, exact] = [0, 0]
    fc.assert(
      fc.property(steps, steps, fc.boolean(), (mine, theirs, takesBack) => {
        const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
        mine.forEach((next, at) => store.dispatch(actionOf(store.getState(), next, at)))
        if (takesBack) store.undo()
        const other = theirs.reduce(
          (state: StudioState, next, at) => after(state, actionOf(state, next, 100 + at)),
          base,
        )
        const patch = diff(base, other)
        if (!patch || contested(store.getState(), patch).contests.length > 0) return
        arrive(store, other)
        const merged = store.getState()
        let isExact = true
        for (let left = store.getState().history.undo.length; left > 0; left--) {
          if (store.undo()) undone += 1
          else isExact = false
          const { tree } = store.getState()
          expect(toTree(toRows(tree))).toEqual(tree)
        }
        if (isExact) {
          exact += 1
          expect([store.getState().page, store.getState().tree]).toEqual([other.page, other.tree])
          for (let left = merged.history.undo.length; left > 0; left--) store.redo()
          expect([store.getState().page, store.getState().tree]).toEqual([merged.page, merged.tree])
          while (store.undo()) undone += 1
        }
        const { page, tree } = store.getState()
        for (const key of Object.keys(patch.page?.set ?? {})) expect(page[key]).toEqual(other.page[key])
        for (const [id, { row: changed }] of Object.entries(patch.fields ?? {})) {
          for (const key of Object.keys(changed?.set ?? {})) {
            if (tree.rows[id]) expect(tree.rows[id][key]).toEqual(other.tree.rows[id]?.[key])
          }
        }
      }),
      { numRuns: 1500 },
    )
    expect(undone).toBeGreaterThan(300)
    expect(exact).toBeGreaterThan(300)
  }, 60_000)

  it('never leaves a broken page, also when some of it was saved already or is contested', () => {
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
        const patch = diff(before, other)
        if (patch)
          store.dispatch({ type: 'patchPage', source: 'remote', patch: JSON.parse(JSON.stringify(patch)) as never })
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
      { numRuns: 1500 },
    )
  }, 60_000)
})
