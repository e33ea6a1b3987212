import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { apply, diff, invert, isPageDiff, squash, touched, type PageDiff, type Snapshot } from './diff'
import { isEqual } from './isEqual'
import { updateField } from './operations/updateField'
import { brokenRows, healthyRows, treeOf } from './spec/fixtures'
import { counter, run, step } from './spec/randomSteps'
import { toRows } from './toRows'
import { toTree } from './toTree'

const values = fc.record({ title: fc.constantFrom('A', 'B'), tags: fc.constantFrom(undefined, null, [], ['x']) })

/** Three states of one page, each derived from the previous one by operations. Half of the pages are broken. */
const threeStates = fc
  .record({
    rows: fc.oneof(healthyRows, brokenRows),
    steps: fc.tuple(fc.array(step, { maxLength: 8 }), fc.array(step, { maxLength: 8 })),
    pages: fc.tuple(values, values, values),
  })
  .map(({ rows, steps, pages }) => {
    const newId = counter()
    let tree = toTree(toRows(toTree(rows)))
    const trees = [tree, ...steps.map((some) => (tree = some.reduce((next, each) => run(next, each, newId), tree)))]
    return trees.map((each, index): Snapshot => ({ page: pages[index] ?? {}, tree: each }))
  })

function expectSame(is: Snapshot, expected: Snapshot) {
  // `toEqual` is slow, so it runs only to print the difference.
  if (!isEqual(is, expected)) expect(is).toEqual(expected)
}
const after = (before: Snapshot, change: PageDiff | null) => (change ? apply(before, change) : before)

describe('a change of a page', () => {
  it('leads from the one state to the other, and its inverse back, also once it was JSON', () => {
    fc.assert(
      fc.property(threeStates, fc.boolean(), ([before, , now], isJson) => {
        if (!before || !now) return
        const made = diff(before, now)
        expect(made === null).toBe(isEqual(before, now))
        if (!made) return
        const isTyped = Object.values(now.tree.rows).every(({ blockType }) => typeof blockType === 'string')
        if (isTyped) expect(isPageDiff(JSON.parse(JSON.stringify(made)))).toBe(true)
        const change = isJson ? (JSON.parse(JSON.stringify(made)) as PageDiff) : made
        expectSame(apply(before, change), now)
        expectSame(apply(now, invert(change)), before)
        expect(invert(invert(change))).toEqual(change)
      }),
      { numRuns: repeats({ test: 100, all: 500 }) },
    )
  })

  it('is one with the change after it, and nothing with the one that takes it back', () => {
    fc.assert(
      fc.property(threeStates, ([first, second, third]) => {
        if (!first || !second || !third) return
        const [one, two] = [diff(first, second), diff(second, third)]
        const all = one && two ? squash(one, two) : (one ?? two)
        expectSame(after(first, all), third)
        expectSame(all ? apply(third, invert(all)) : third, first)
        expect(all ? touched(all).toSorted() : []).toEqual(touched(diff(first, third) ?? NOTHING).toSorted())
        if (one) expect(squash(one, invert(one))).toBeNull()
      }),
      { numRuns: repeats({ test: 100, all: 500 }) },
    )
  })

  it('names what it adds, changes and removes, and keeps the references of all else', () => {
    const tree = treeOf('a', 'b<a', 'c')
    const before = { page: {}, tree }
    const typed = { page: {}, tree: updateField(tree, { id: 'b', field: 'title', value: 'x' }) }
    const change = diff(before, typed)
    expect(change).toEqual({
      page: {},
      rows: { added: {}, updated: { b: [tree.rows.b, typed.tree.rows.b] }, removed: {} },
      order: {},
      orphans: null,
    })
    const made = after(before, change)
    expect(made.tree.children).toBe(tree.children)
    expect(made.tree.rows.a).toBe(tree.rows.a)
    expect(made.page).toBe(before.page)
  })

  it('shares with the row before it what is the same in a row that came as JSON', () => {
    const tree = treeOf('a')
    const copy = JSON.parse(JSON.stringify(tree)) as typeof tree
    const other = { page: {}, tree: updateField(copy, { id: 'a', field: 'title', value: 'x' }) }
    const [, row] = diff({ page: {}, tree }, other)?.rows.updated.a ?? []
    expect(row?.element).toBe(tree.rows.a?.element)
    expect(diff({ page: {}, tree }, { page: {}, tree: copy })).toBeNull()
  })

  it('is told from what only looks like one', () => {
    const row = { id: 'a', blockType: 'hero' }
    const rows = { added: {}, updated: {}, removed: {} }
    const change = { page: {}, rows, order: {}, orphans: null }
    expect(isPageDiff(change)).toBe(true)
    for (const junk of [
      null,
      'x',
      [],
      {},
      { ...change, page: { title: 'x' } },
      { ...change, rows: { ...rows, added: { a: { id: 'a' } } } },
      { ...change, rows: { ...rows, updated: { a: row } } },
      { ...change, order: { root: [['a'], [1]] } },
      { ...change, orphans: [] },
      { upsert: [row], remove: [], order: null },
      { page: {}, rows: { a: null }, order: null },
    ])
      expect(isPageDiff(junk), JSON.stringify(junk)).toBe(false)
  })
})

const NOTHING: PageDiff = { page: {}, rows: { added: {}, updated: {}, removed: {} }, order: {}, orphans: null }
