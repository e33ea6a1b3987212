import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { diff, toRows, toTree, type PageDiff } from '../../tree'
import type { Action } from './reducer'
import { after, linesOf, row, stateOf } from './spec/fixtures'
import { actionOf, step, type Step } from './spec/randomActions'
import type { StudioState } from './types'
import { conflictsOf, mergeTheirs } from './conflicts'
import { isDirty } from './unsaved'

const base = stateOf()
const title = (id: string, value: string): Action => ({ type: 'fieldUpdate', id, field: 'title', value })
const add = (id: string, parent: string | null, index: number): Action => ({
  type: 'addElement',
  rows: [row(id)],
  place: { parent, slot: 'default', index },
})
const move = (id: string, parent: string | null, index: number): Action => ({
  type: 'moveElement',
  ids: [id],
  place: { parent, slot: 'default', index },
})
const merge = (mine: Action[], theirs: Action[]) =>
  mergeTheirs(after(base, ...mine), diff(base, after(base, ...theirs)), { isOwn: false })
const asked = (mine: Action[], theirs: Action[]) =>
  (conflictsOf(merge(mine, theirs))?.conflicts ?? []).map(({ element, field }) => ({ element, field }))

describe('what somebody else has saved', () => {
  it('takes over what was changed there and keeps what was changed here', () => {
    const { tree } = merge([title('b', 'Mine')], [title('c', 'Theirs')])
    expect([tree.rows.b?.title, tree.rows.c?.title]).toEqual(['Mine', 'Theirs'])
  })

  it('keeps what was typed here in the same field, which is a conflict until it is decided', () => {
    const state = merge([title('b', 'Mine')], [title('b', 'Theirs'), title('c', 'Theirs')])
    expect(state.tree.rows.b?.title).toBe('Mine')
    expect([state.base?.tree.rows.b?.title, state.base?.tree.rows.c?.title]).toEqual(['b', 'Theirs'])
    expect(conflictsOf(state)?.conflicts).toMatchObject([{ base: 'b', mine: 'Mine', theirs: 'Theirs' }])
    expect(merge([title('b', 'Mine')], [title('c', 'Theirs')]).base).toBeNull()
  })

  it('comes in where the own change is taken back while a conflict stands', () => {
    const standing = merge([title('b', 'Mine'), title('c', 'Mine')], [title('b', 'Theirs'), title('c', 'Theirs')])
    expect(mergeTheirs(standing, null, { isOwn: false })).toBe(standing)
    const settled = mergeTheirs(after(standing, title('b', 'b')), null, { isOwn: false })
    expect([settled.tree.rows.b?.title, settled.tree.rows.c?.title]).toEqual(['Theirs', 'Mine'])
    expect(conflictsOf(settled)?.conflicts.map(({ element }) => element)).toEqual(['c'])
    expect(mergeTheirs(after(settled, title('c', 'c')), null, { isOwn: false })).toMatchObject({ base: null })
  })

  it('goes on coming in beside a conflict, which is then about the newest of theirs', () => {
    const standing = merge([title('b', 'Mine')], [title('b', 'Theirs')])
    const newest = after(base, title('b', 'Newest'), title('c', 'Theirs'))
    const state = mergeTheirs(standing, diff(standing.saved, newest), { isOwn: false })
    expect(state.tree.rows.c?.title).toBe('Theirs')
    expect(conflictsOf(state)?.conflicts).toMatchObject([{ base: 'b', mine: 'Mine', theirs: 'Newest' }])
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
        const change = diff(base, run(theirs, 100))
        if (!change) return
        const state = after(run(mine, 0), {
          type: 'patchPage',
          source: 'remote',
          change: JSON.parse(JSON.stringify(change)) as PageDiff,
        })
        expect(toTree(toRows(state.tree))).toEqual(state.tree)
        if (mine.length === 0) expect(isDirty(state)).toBe(false)
      }),
      { numRuns: repeats({ test: 80, all: 500 }) },
    )
  })
})

describe('a conflict', () => {
  it('is nothing where the two sides touch different elements, fields and lists', () => {
    expect(asked([title('b', 'Mine')], [title('c', 'Theirs')])).toEqual([])
    expect(asked([title('b', 'Mine')], [{ type: 'fieldUpdate', id: 'b', field: 'copy', value: 'x' }])).toEqual([])
    expect(asked([move('b', 'a', 1)], [move('f', null, 0)])).toEqual([])
  })

  it('is nothing where both did the same', () => {
    expect(asked([title('b', 'Same')], [title('b', 'Same')])).toEqual([])
    expect(asked([move('b', 'a', 1)], [move('b', 'a', 1)])).toEqual([])
  })

  it('names the field of an element and of the page', () => {
    const page = (value: string): Action => ({ type: 'settingsUpdate', id: null, settings: { title: value } })
    expect(asked([title('b', 'Mine'), page('M')], [title('b', 'Theirs'), page('T')])).toEqual([
      { element: null, field: 'title' },
      { element: 'b', field: 'title' },
    ])
  })

  it('names an element that one changed and the other removed', () => {
    const remove: Action = { type: 'deleteElement', ids: ['b'] }
    expect(asked([title('b', 'Mine')], [remove])).toEqual([{ element: 'b', field: null }])
    expect(asked([remove], [title('b', 'Theirs')])).toEqual([{ element: 'b', field: null }])
  })

  it('names a list in which both moved the same, and what would lose its place', () => {
    expect(asked([move('d', 'a', 1)], [move('d', 'a', 0)])).toEqual([{ element: 'a', field: 'order' }])
    expect(asked([move('b', 'a', 1)], [move('d', 'a', 0)])).toEqual([])
    const add = (id: string): Action => ({
      type: 'addElement',
      rows: [row(id)],
      place: { parent: 'e', slot: 'default', index: 0 },
    })
    expect(asked([add('x')], [{ type: 'deleteElement', ids: ['e'] }])).toContainEqual({
      element: 'x',
      field: 'element.parent',
    })
    expect(asked([move('a', 'e', 0)], [move('e', 'a', 0)])).not.toEqual([])
  })

  it('is asked about once: what stands beside it is taken over, and asking again is about nothing else', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 8 })
    const run = (all: readonly Step[], from: number) =>
      all.reduce((state, next, at) => after(state, actionOf(state, next, from + at)), base)
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const [mine, theirs] = [run(first, 0), run(second, 100)]
        const state = mergeTheirs(mine, diff(base, theirs), { isOwn: false })
        expect(toTree(toRows(state.tree))).toEqual(state.tree)
        const known = (conflictsOf(state)?.conflicts ?? []).map(({ element, field }) =>
          JSON.stringify([element, field]),
        )
        const again = conflictsOf(mergeTheirs(state, null, { isOwn: false }))?.conflicts ?? []
        for (const { element, field } of again) expect(known).toContain(JSON.stringify([element, field]))
      }),
      { numRuns: repeats({ test: 150, all: 1000 }) },
    )
  })
})
