import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { apply, diff, invert, type Snapshot } from '../diff'
import { insert } from '../operations/insert'
import { move } from '../operations/move'
import { remove } from '../operations/remove'
import { updateField } from '../operations/updateField'
import { createRow } from '../row'
import { healthyRows, linesOf, treeOf } from '../spec/fixtures'
import { counter, run, step, type Step } from '../spec/randomSteps'
import { toRows } from '../toRows'
import { toTree } from '../toTree'
import type { Tree } from '../types'
import { applyToRows, fits, replay } from './replay'

type Edit = (tree: Tree) => Tree

const start = treeOf('a', 'b<a', 'c<a', 'd')
const of = (tree: Tree): Snapshot => ({ page: {}, tree })
const title =
  (id: string, value: string): Edit =>
  (tree) =>
    updateField(tree, { id, field: 'title', value })
const put =
  (id: string, parent: string | null, index: number): Edit =>
  (tree) =>
    move(tree, { ids: [id], place: { parent, slot: 'default', index } })
const add =
  (id: string, parent: string | null): Edit =>
  (tree) =>
    insert(tree, { rows: [createRow({ id, blockType: 'group' })], place: { parent, slot: 'default', index: 0 } })
const drop =
  (id: string): Edit =>
  (tree) =>
    remove(tree, { ids: [id] })

/** Returns the page after `mine`, then `theirs`, and then an undo of `mine`. `null`: nothing is left to undo. */
function takenBack(mine: Edit, theirs: Edit): Tree | null {
  const made = mine(start)
  const change = diff(of(start), of(made))
  const now = of(theirs(made))
  const back = change && replay(now, invert(change))
  return back && apply(now, back).tree
}

describe('a change that is taken back from a page that went on', () => {
  it('takes back each value that the page still holds, and no other', () => {
    const both =
      (one: Edit, other: Edit): Edit =>
      (tree) =>
        other(one(tree))
    const tree = takenBack(both(title('b', 'Mine'), title('c', 'Mine')), title('b', 'Theirs'))
    expect([tree?.rows.b?.title, tree?.rows.c?.title]).toEqual(['Theirs', undefined])
    expect(takenBack(title('b', 'Mine'), title('b', 'Theirs'))).toBeNull()
  })

  it('leaves in the lists what others put there', () => {
    expect(linesOf(takenBack(put('d', null, 0), add('x', null)) ?? start)).toEqual(['x', 'a', 'b<a', 'c<a', 'd'])
    expect(linesOf(takenBack(drop('b'), add('x', 'a')) ?? start)).toEqual(['a', 'b<a', 'x<a', 'c<a', 'd'])
  })

  it('keeps what it added where others have put something into it or changed it', () => {
    expect(takenBack(add('n', null), add('x', 'n'))).toBeNull()
    expect(takenBack(add('n', null), title('n', 'Theirs'))).toBeNull()
  })

  it('brings nothing back to a parent that is gone, and moves nothing into itself', () => {
    expect(takenBack(drop('b'), drop('a'))).toBeNull()
    expect(takenBack(put('b', 'd', 0), put('a', 'd', 0))).not.toBeNull()
    expect(takenBack(put('d', 'a', 0), put('a', null, 0))?.unplaced).toEqual([])
    expect(takenBack(put('b', null, 0), put('a', 'b', 0))).toBeNull()
    expect(takenBack(put('b', 'd', 0), put('a', 'b', 0))).toBeNull()
    const moved = takenBack((tree) => put('d', 'a', 0)(put('b', null, 0)(tree)), put('a', 'b', 0))
    expect(linesOf(moved ?? start)).toEqual(['b', 'a<b', 'c<a', 'd'])
  })

  it('always leaves a sound page that has what they changed, and on the page as it was it is the change itself', () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 4 })
    const make = (tree: Tree, all: readonly Step[], newId: () => string) =>
      all.reduce((next, each) => run(next, each, newId), tree)
    fc.assert(
      fc.property(healthyRows, steps, steps, (rows, mine, theirs) => {
        const newId = counter()
        const before = of(toTree(rows))
        const made = of(make(before.tree, mine, newId))
        const now = of(make(made.tree, theirs, newId))
        const [change, other] = [diff(before, made), diff(made, now)]
        if (!change) return
        expect(fits(made, invert(change))).toBe(true)
        expect(replay(made, invert(change))).toEqual(invert(change))
        const back = replay(now, invert(change))
        if (!back) return
        const { tree } = apply(now, back)
        expect(toTree(toRows(tree))).toEqual(tree)
        for (const [id, [from, to]] of Object.entries(other?.rows.updated ?? {})) {
          if (!tree.rows[id]) continue
          for (const key of ['title', 'blockType']) if (from[key] !== to[key]) expect(tree.rows[id][key]).toBe(to[key])
        }
        // A redo restores the page.
        const again = replay(apply(now, back), invert(back))
        expect(again && apply(apply(now, back), again).tree).toEqual(now.tree)
      }),
      { numRuns: repeats({ test: 150, all: 1000 }) },
    )
  })
})

it('loses no row to a change that says nothing sensible', () => {
  const row = createRow({ id: 'n', blockType: 'group', element: { parent: 'nowhere' } })
  const rows = { added: { n: row }, updated: { m: [row, { ...row, id: 'm' }] as const }, removed: { d: row } }
  const change = {
    page: {},
    rows,
    order: { a: [[], ['zzz', 'c']] as const, nope: [null, ['b']] as const },
    orphans: null,
  }
  const ids = applyToRows(of(start), change).rows.map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(['a', 'c', 'b'])
  expect(ids.slice(3).toSorted()).toEqual(['m', 'n'])
})
