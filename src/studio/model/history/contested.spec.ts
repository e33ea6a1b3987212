import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRows, toTree } from '../../../tree'
import type { Action } from '../reducer'
import { after, linesOf, row, stateOf } from '../spec/fixtures'
import { actionOf, step, type Step } from '../spec/randomActions'
import { contested } from './contested'
import type { StudioState } from '../types'
import { diff } from './diff'
import type { Patch } from './types'

const base = stateOf()
const title = (id: string, value: string): Action => ({ type: 'fieldUpdate', id, field: 'title', value })
const move = (id: string, parent: string | null, index: number): Action => ({
  type: 'moveElement',
  ids: [id],
  place: { parent, slot: 'default', index },
})
const contests = (mine: Action[], theirs: Action[]) =>
  contested(after(base, ...mine), diff(base, after(base, ...theirs)) ?? {}).contests

const take = (state: StudioState, patch: Patch) =>
  after(state, { type: 'patchPage', source: 'remote', patch: JSON.parse(JSON.stringify(patch)) as never })

describe('contested', () => {
  it('is nothing where the two sides touch different elements, fields and lists', () => {
    expect(contests([title('b', 'Mine')], [title('c', 'Theirs')])).toEqual([])
    expect(contests([title('b', 'Mine')], [{ type: 'fieldUpdate', id: 'b', field: 'copy', value: 'x' }])).toEqual([])
    expect(contests([move('b', 'a', 1)], [move('f', null, 0)])).toEqual([])
  })

  it('is nothing where both did the same', () => {
    expect(contests([title('b', 'Same')], [title('b', 'Same')])).toEqual([])
    expect(contests([move('b', 'a', 1)], [move('b', 'a', 1)])).toEqual([])
  })

  it('names the field of an element and of the page', () => {
    const page = (value: string): Action => ({ type: 'settingsUpdate', id: null, settings: { title: value } })
    expect(contests([title('b', 'Mine'), page('M')], [title('b', 'Theirs'), page('T')])).toEqual([
      { element: null, field: 'title' },
      { element: 'b', field: 'title' },
    ])
  })

  it('names an element that one changed and the other removed', () => {
    const remove: Action = { type: 'deleteElement', ids: ['b'] }
    expect(contests([title('b', 'Mine')], [remove])).toEqual([{ element: 'b', field: null }])
    expect(contests([remove], [title('b', 'Theirs')])).toEqual([{ element: 'b', field: null }])
  })

  it('names a list in which both moved the same, and what would lose its place', () => {
    expect(contests([move('d', 'a', 1)], [move('d', 'a', 0)])).toEqual([{ element: 'a', field: 'order' }])
    expect(contests([move('b', 'a', 1)], [move('d', 'a', 0)])).toEqual([])
    const add = (id: string): Action => ({
      type: 'addElement',
      rows: [row(id)],
      place: { parent: 'e', slot: 'default', index: 0 },
    })
    expect(contests([add('x')], [{ type: 'deleteElement', ids: ['e'] }])).toContainEqual({
      element: 'x',
      field: 'element.parent',
    })
    expect(contests([move('a', 'e', 0)], [move('e', 'a', 0)])).not.toEqual([])
  })

  it('leaves the rest, which is contested no more and touches nothing that is', () => {
    const mine = after(base, title('b', 'Mine'), { type: 'deleteElement', ids: ['e'] })
    const theirs = after(base, title('b', 'Theirs'), title('c', 'Theirs'), title('e', 'Theirs'), move('c', null, 0))
    const { contests, rest } = contested(mine, diff(base, theirs) ?? {})
    expect(contests.map(({ element }) => element)).toEqual(['b', 'e'])
    expect(contested(mine, rest ?? {})).toEqual({ contests: [], rest })
    const { tree } = take(mine, rest ?? {})
    expect([tree.rows.b?.title, tree.rows.c?.title, tree.rows.f]).toEqual(['Mine', 'Theirs', undefined])
    expect(linesOf(tree)).toEqual(['c', 'a', 'b<a', 'd<a/aside'])
  })

  it('always leaves a rest that can be taken over without a question', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 8 })
    const run = (all: readonly Step[], from: number) =>
      all.reduce((state, next, at) => after(state, actionOf(state, next, from + at)), base)
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const [mine, theirs] = [run(first, 0), run(second, 100)]
        const { contests, rest } = contested(mine, diff(base, theirs) ?? {})
        if (contests.length === 0 || !rest) return
        expect(contested(mine, rest).contests).toEqual([])
        const next = take(mine, rest ?? {})
        expect(toTree(toRows(next.tree))).toEqual(next.tree)
        // What is left to ask is the same: the rest is taken over once.
        const again = contested(next, diff(next.saved, theirs) ?? {})
        const known = new Set(contests.map((contest) => JSON.stringify(contest)))
        expect(again.contests.filter((contest) => !known.has(JSON.stringify(contest)))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  }, 60_000)
})
