import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRows, toTree } from '../../../tree'
import type { Action } from '../reducer'
import { pendingChanges } from '../pendingChanges'
import { after, linesOf, row, stateOf } from '../spec/fixtures'
import { actionOf, step } from '../spec/randomActions'
import type { StudioState } from '../types'
import { diff } from './diff'
import { mergeRemote } from './mergeRemote'

const base = stateOf()
const title = (id: string, value: string): Action => ({ type: 'fieldUpdate', id, field: 'title', value })
const add = (id: string, parent: string | null, index: number): Action => ({
  type: 'addElement',
  rows: [row(id)],
  place: { parent, slot: 'default', index },
})
const mergeAll = (mine: Action[], theirs: Action[]) =>
  mergeRemote(after(base, ...mine), diff(base, after(base, ...theirs)) ?? {})
const merge = (mine: Action[], theirs: Action[]) => mergeAll(mine, theirs).copy

describe('mergeRemote', () => {
  it('takes over what was changed there and keeps what was changed here', () => {
    const { tree } = merge([title('b', 'Mine')], [title('c', 'Theirs')])
    expect([tree.rows.b?.title, tree.rows.c?.title]).toEqual(['Mine', 'Theirs'])
  })

  it('keeps what was typed here in the same field, which is disputed until it is decided', () => {
    const { copy, disputed } = mergeAll([title('b', 'Mine')], [title('b', 'Theirs'), title('c', 'Theirs')])
    expect(copy.tree.rows.b?.title).toBe('Mine')
    expect([disputed?.tree.rows.b?.title, disputed?.tree.rows.c?.title]).toEqual(['b', 'Theirs'])
    expect(mergeAll([title('b', 'Mine')], [title('c', 'Theirs')]).disputed).toBeNull()
  })

  it('keeps the elements that both sides added', () => {
    const { tree } = merge([add('x', 'a', 1)], [add('y', 'a', 0), add('z', null, 9)])
    expect(linesOf(tree)).toEqual(['a', 'y<a', 'b<a', 'x<a', 'c<a', 'd<a/aside', 'e', 'f<e', 'z'])
  })

  it('keeps an element that was changed here and removed there', () => {
    const { tree } = merge([title('b', 'Mine')], [{ type: 'deleteElement', ids: ['b'] }])
    expect(tree.rows.b?.title).toBe('Mine')
    expect(tree.unplaced).toEqual([])
  })

  it('removes what was removed here, whatever was changed there', () => {
    const { tree } = merge([{ type: 'deleteElement', ids: ['e'] }], [title('f', 'Theirs'), add('y', null, 0)])
    expect(linesOf(tree)).toEqual(['y', 'a', 'b<a', 'c<a', 'd<a/aside'])
  })

  it('never loses an element that was moved here into one that was removed there', () => {
    const into: Action = { type: 'moveElementIntoElement', ids: ['b'], parent: 'e', slot: 'default' }
    const { tree } = merge([into], [{ type: 'deleteElement', ids: ['e'] }])
    expect(linesOf(tree)).toEqual(['a', 'c<a', 'd<a/aside', 'e', 'b<e'])
    expect(tree.unplaced).toEqual([])
  })

  it('keeps the page values that were changed here', () => {
    const set = (settings: Record<string, unknown>): Action => ({ type: 'settingsUpdate', id: null, settings })
    expect(merge([set({ title: 'Mine' })], [set({ title: 'Theirs', path: '/x' })]).page).toMatchObject({
      title: 'Mine',
      path: '/x',
    })
  })

  it('always leads to a sound page from which a save leads everybody', () => {
    const steps = fc.array(step, { maxLength: 12 })
    fc.assert(
      fc.property(steps, steps, (mine, theirs) => {
        const run = (all: typeof mine, from: number) =>
          all.reduce((state: StudioState, next, at) => after(state, actionOf(state, next, from + at)), base)
        const patch = diff(base, run(theirs, 100))
        if (!patch) return
        const state = after(run(mine, 0), {
          type: 'patchPage',
          source: 'remote',
          patch: JSON.parse(JSON.stringify(patch)) as never,
        })
        expect(toTree(toRows(state.tree))).toEqual(state.tree)
        if (mine.length === 0) expect(pendingChanges(state)).toBeNull()
      }),
      { numRuns: 500 },
    )
  }, 60_000)
})
