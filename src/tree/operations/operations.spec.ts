import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { brokenRows, healthyRows, rowOf, treeOf } from '../spec/fixtures'
import { toRows } from '../toRows'
import { toTree } from '../toTree'
import type { Tree } from '../types'
import { counter, run, step } from '../spec/randomSteps'
import { insert } from './insert'

function expectSound(tree: Tree): void {
  const rows = toRows(tree)
  const placed = rows.filter((row) => tree.rows[row?.id] === row)
  expect(placed).toHaveLength(Object.keys(tree.rows).length)
  const listed = Object.values(tree.children).flat()
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toHaveLength(placed.length)
  expect(toTree(rows)).toEqual(tree)
}

it('keeps ids unique, no cycle and no orphan through any operations on a healthy page', () => {
  fc.assert(
    fc.property(healthyRows, fc.array(step, { maxLength: 40 }), (rows, steps) => {
      const newId = counter()
      let tree = toTree(rows)
      for (const next of steps) {
        tree = run(tree, next, newId)
        expect(tree.unplaced).toEqual([])
        expectSound(tree)
      }
    }),
    { numRuns: repeats({ test: 60, all: 300 }) },
  )
})

it('stays the same as the page opened anew through any operations on a broken page', () => {
  fc.assert(
    fc.property(brokenRows, fc.array(step, { maxLength: 15 }), (rows, steps) => {
      const newId = counter()
      // A page is parsed in its normal order. Only then does it have exactly one tree.
      let tree = toTree(toRows(toTree(rows)))
      for (const next of steps) {
        tree = run(tree, next, newId)
        expectSound(tree)
      }
    }),
    { numRuns: repeats({ test: 60, all: 300 }) },
  )
})

it('knows where rows without a place stand after a change has given others a place', () => {
  const tree = insert(treeOf('b<x', 'x<y', 'b'), {
    rows: [rowOf('y')],
    place: { parent: null, slot: 'default', index: 0 },
  })
  expectSound(tree)
  expect(tree.unplaced.map(({ row, index }) => [row.id, index])).toEqual([['b', 3]])
})

it('never changes the tree that it is given, so that a kept one undoes everything', () => {
  fc.assert(
    fc.property(healthyRows, fc.array(step, { maxLength: 30 }), (rows, steps) => {
      const newId = counter()
      const kept: { tree: Tree; text: string }[] = []
      let tree = toTree(rows)
      for (const next of steps) {
        kept.push({ tree, text: JSON.stringify(tree) })
        tree = run(tree, next, newId)
      }
      for (const { tree: before, text } of kept) expect(JSON.stringify(before)).toBe(text)
    }),
    { numRuns: repeats({ test: 30, all: 100 }) },
  )
})
