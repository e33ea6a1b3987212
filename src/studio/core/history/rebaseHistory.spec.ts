import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRows, toTree } from '../../../tree'
import type { Action } from '../actions/action'
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

  it('forgets the steps that would take back theirs, and the older ones that need them', () => {
    const into: Action = { type: 'moveElementIntoElement', ids: ['x'], parent: 'e', slot: 'default' }
    const store = open([title('b', 'Kept'), add('x', 'a'), into], [add('y', 'e')])
    expect(store.undo()).toBe(true)
    expect(store.getState().tree.rows.b?.title).toBe('b')
    expect(store.undo()).toBe(false)
    expect(linesOf(store.getState().tree)).toEqual(expect.arrayContaining(['x<e', 'y<e']))
  })

  it('never leaves a broken page, and nothing of theirs is gone', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 10 })
    let undone = 0
    fc.assert(
      fc.property(steps, steps, (mine, theirs) => {
        const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
        mine.forEach((next, at) => store.dispatch(actionOf(store.getState(), next, at)))
        const other = theirs.reduce(
          (state: StudioState, next, at) => after(state, actionOf(state, next, 100 + at)),
          base,
        )
        const patch = diff(base, other)
        if (!patch || contested(store.getState(), patch).length > 0) return
        arrive(store, other)
        while (store.undo()) {
          undone += 1
          const { tree } = store.getState()
          expect(toTree(toRows(tree))).toEqual(tree)
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
  }, 60_000)
})
