import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRow } from '../row'
import { brokenRows, healthyRows, rowOf, treeOf } from '../spec/fixtures'
import { toRows } from '../toRows'
import { toTree } from '../toTree'
import type { Tree } from '../types'
import { duplicate } from './duplicate'
import { insert } from './insert'
import { move } from './move'
import { remove } from './remove'
import { replace } from './replace'
import { setEnabled } from './setEnabled'
import { setSlot } from './setSlot'
import { unwrap } from './unwrap'
import { updateField } from './updateField'
import { wrap } from './wrap'

const KINDS = [
  'insert',
  'remove',
  'duplicate',
  'move',
  'move',
  'replace',
  'setSlot',
  'setEnabled',
  'wrap',
  'unwrap',
  'field',
] as const

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  a: fc.nat(),
  b: fc.nat(),
  isTop: fc.boolean(),
  index: fc.integer({ min: 0, max: 6 }),
  slot: fc.constantFrom('default', 'aside'),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

function run(tree: Tree, { kind, a, b, isTop, index, slot }: Step, newId: () => string): Tree {
  const ids = [...Object.keys(tree.rows), ...tree.unplaced.map(({ row }) => String(row?.id)), 'nope']
  const id = ids[a % ids.length] as string
  const other = ids[b % ids.length] as string
  const place = { parent: isTop ? null : other, slot: isTop ? 'default' : slot, index }
  const row = () => createRow({ id: newId(), blockType: 'group' })
  switch (kind) {
    case 'insert':
      return insert(tree, { rows: [row()], place })
    case 'remove':
      return remove(tree, { ids: [id] })
    case 'duplicate':
      return Object.keys(tree.rows).length > 200 ? tree : duplicate(tree, { id, newId })
    case 'move':
      return move(tree, { ids: [id, ids[(a + b) % ids.length] as string], place })
    case 'replace':
      return replace(tree, { id, row: row() })
    case 'setSlot':
      return setSlot(tree, { id, slot })
    case 'setEnabled':
      return setEnabled(tree, { ids: [id, other], enabled: isTop })
    case 'wrap':
      return wrap(tree, { ids: [id, other], row: row() })
    case 'unwrap':
      return unwrap(tree, { id })
    case 'field':
      return updateField(tree, { id, field: 'title', value: index })
  }
}

function counter(): () => string {
  let next = 0
  return () => `n${next++}`
}

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
    { numRuns: 300 },
  )
}, 60_000)

it('stays the same as the page opened anew through any operations on a broken page', () => {
  fc.assert(
    fc.property(brokenRows, fc.array(step, { maxLength: 15 }), (rows, steps) => {
      const newId = counter()
      // A page is opened in its normal order; only then is there one tree for it.
      let tree = toTree(toRows(toTree(rows)))
      for (const next of steps) {
        tree = run(tree, next, newId)
        expectSound(tree)
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

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
    { numRuns: 100 },
  )
}, 60_000)
