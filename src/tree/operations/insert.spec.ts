import { describe, expect, it } from 'vitest'
import { linesOf, rowOf, treeOf } from '../spec/fixtures'
import { insert } from './insert'

const tree = treeOf('a', 'b<a', 'c<a/aside', 'd<a', 'e')

describe('insert', () => {
  it('puts an element at an index of a slot', () => {
    const into = (index: number, slot = 'default') =>
      linesOf(insert(tree, { rows: [rowOf('x')], place: { parent: 'a', slot, index } }))
    expect(into(0)).toEqual(['a', 'x<a', 'b<a', 'c<a/aside', 'd<a', 'e'])
    expect(into(1)).toEqual(['a', 'b<a', 'c<a/aside', 'x<a', 'd<a', 'e'])
    expect(into(99)).toEqual(['a', 'b<a', 'c<a/aside', 'd<a', 'x<a', 'e'])
    expect(into(0, 'aside')).toEqual(['a', 'b<a', 'x<a/aside', 'c<a/aside', 'd<a', 'e'])
    expect(into(-5)).toEqual(into(0))
  })

  it('puts a forest in whose outermost elements had parents elsewhere', () => {
    const rows = [rowOf('x<elsewhere/aside'), rowOf('y<x/aside'), rowOf('z<elsewhere')]
    expect(linesOf(insert(tree, { rows, place: { parent: null, slot: 'default', index: 1 } }))).toEqual([
      'a',
      'b<a',
      'c<a/aside',
      'd<a',
      'x',
      'y<x/aside',
      'z',
      'e',
    ])
  })

  it.each([
    ['nothing is given', [], null],
    ['an id is taken', ['b'], null],
    ['an id is given twice', ['x', 'x'], null],
    ['an id cannot be used', ['__proto__'], null],
    ['the rows form a cycle', ['x<y', 'y<x'], null],
    ['the parent does not exist', ['x'], 'nope'],
    ['the parent is among the new rows', ['x'], 'x'],
  ])('is impossible when %s', (_why, lines, parent) => {
    expect(insert(tree, { rows: lines.map(rowOf), place: { parent, slot: 'default', index: 0 } })).toBe(tree)
  })

  it('is impossible in another slot of the page than `default`', () => {
    expect(insert(tree, { rows: [rowOf('x')], place: { parent: null, slot: 'aside', index: 0 } })).toBe(tree)
  })

  it('gives rows a place that were waiting for their parent', () => {
    const broken = treeOf('a', 'b<x')
    const healed = insert(broken, { rows: [rowOf('x')], place: { parent: 'a', slot: 'default', index: 0 } })
    expect(healed.unplaced).toEqual([])
    expect(linesOf(healed)).toEqual(['a', 'x<a', 'b<x'])
  })

  it('keeps the references of everything that it does not change', () => {
    const after = insert(tree, { rows: [rowOf('x')], place: { parent: null, slot: 'default', index: 0 } })
    expect(after.rows.b).toBe(tree.rows.b)
    expect(after.children.a).toBe(tree.children.a)
  })
})
