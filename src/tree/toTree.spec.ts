import fc from 'fast-check'
import { readRows } from './readRows'
import { describe, expect, it } from 'vitest'
import { createRow } from './row'
import { brokenRows, healthyRows, linesOf, rowOf, treeOf } from './spec/fixtures'
import { normaliseRows, toRows } from './toRows'
import { toTree } from './toTree'
import { descendantsOf } from './traverse'

describe('toTree', () => {
  it('keeps the order among siblings, all slots of a parent together', () => {
    const tree = treeOf('a', 'b<a', 'c<a/aside', 'd<a', 'e')
    expect(tree.children).toEqual({ root: ['a', 'e'], a: ['b', 'c', 'd'] })
    expect(tree.unplaced).toEqual([])
  })

  it('accepts children before their parents', () => {
    expect(linesOf(treeOf('b<a', 'c<b', 'a'))).toEqual(['a', 'b<a', 'c<b'])
  })

  it.each([
    ['an unknown parent', ['a', 'b<nope'], 1, 'unknown-parent'],
    ['the second of two equal ids', ['a', 'a'], 1, 'duplicate-id'],
    ['an element inside itself', ['a<a'], 0, 'cycle'],
    ['a reserved id', ['root'], 0, 'shape'],
    ['an id of the prototype', ['__proto__'], 0, 'shape'],
  ])('keeps %s aside', (_what, lines, index, rule) => {
    const tree = treeOf(...lines)
    expect(tree.unplaced).toEqual([{ row: rowOf(lines[index] as string), index, rule }])
  })

  it('keeps what hangs on a cycle or on an unknown parent aside with it', () => {
    const tree = treeOf('a', 'b<c', 'c<b', 'd<b', 'e<nope', 'f<e')
    expect(tree.unplaced.map(({ row, rule }) => [row.id, rule])).toEqual([
      ['b', 'cycle'],
      ['c', 'cycle'],
      ['d', 'cycle'],
      ['e', 'unknown-parent'],
      ['f', 'unknown-parent'],
    ])
  })

  it('opens old rows without an envelope as top elements', () => {
    const old = readRows([{ id: 'a', blockType: 'hero', title: 'Old' }])
    expect(toTree(old).children.root).toEqual(['a'])
    expect(toRows(toTree(old))).toEqual(old)
  })

  it('has no limit of depth', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      createRow({ id: `e${index}`, blockType: 'group', element: { parent: index === 0 ? null : `e${index - 1}` } }),
    )
    const tree = toTree(rows)
    expect(toRows(tree)).toEqual(rows)
    expect(descendantsOf(tree, 'e0')).toHaveLength(19_999)
  })
})

describe('toRows', () => {
  it('is the exact inverse for every healthy page', () => {
    fc.assert(fc.property(healthyRows, (rows) => void expect(toRows(toTree(rows))).toEqual(rows)))
  })

  it('loses and invents nothing, whatever is broken', () => {
    fc.assert(
      fc.property(brokenRows, (rows) => {
        const back = toRows(toTree(rows))
        expect(back).toHaveLength(rows.length)
        expect(new Set(back)).toEqual(new Set(rows))
      }),
    )
  })

  it('is the exact inverse for every broken page in its normal order', () => {
    fc.assert(
      fc.property(brokenRows, (rows) => {
        const normal = normaliseRows(rows)
        expect(toRows(toTree(normal))).toEqual(normal)
      }),
    )
  })

  it('puts parents before their children', () => {
    fc.assert(
      fc.property(brokenRows, (rows) => {
        const tree = toTree(rows)
        const seen = new Set<unknown>([null, undefined])
        for (const row of toRows({ ...tree, unplaced: [] })) {
          expect(seen.has(row.element?.parent)).toBe(true)
          seen.add(row.id)
        }
      }),
    )
  })
})
