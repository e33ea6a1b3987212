import { describe, expect, it } from 'vitest'
import { createRow } from '../row'
import { toRows } from '../toRows'
import { toTree } from '../toTree'
import { ROOT, type Row } from '../types'
import { placeUnplaced, removeUnplaced } from './placeUnplaced'

const row = (id: string, parent: string | null = null, text = id) =>
  createRow({ id, blockType: 'group', fields: { text }, element: { parent } })
const end = { parent: null, slot: 'default' }
const indexOf = (tree: ReturnType<typeof toTree>, text: string) =>
  tree.unplaced.find((unplaced) => unplaced.row.text === text)?.index ?? -1

describe('a row without a place', () => {
  it('is placed at the end of the page with what stands inside it', () => {
    const tree = toTree([row('a'), row('lost', 'gone'), row('inner', 'lost')])
    const placed = placeUnplaced(tree, { index: indexOf(tree, 'lost'), ...end, id: 'new' })
    expect(placed.children[ROOT]).toEqual(['a', 'lost'])
    expect(placed.children.lost).toEqual(['inner'])
    expect(placed.unplaced).toEqual([])
  })

  it('is placed last in a slot of an element, never in one that has no place itself', () => {
    const tree = toTree([row('a'), row('b', 'a'), row('lost', 'gone'), row('other', 'gone')])
    const index = indexOf(tree, 'lost')
    expect(placeUnplaced(tree, { index, id: 'n', parent: 'a', slot: 'default' }).children.a).toEqual(['b', 'lost'])
    expect(placeUnplaced(tree, { index, id: 'n', parent: 'other', slot: 'default' })).toBe(tree)
  })

  it('opens a cycle where it is placed', () => {
    const tree = toTree([row('x', 'y'), row('y', 'x'), row('a')])
    const placed = placeUnplaced(tree, { index: indexOf(tree, 'y'), ...end, id: 'new' })
    expect(placed.children[ROOT]).toEqual(['a', 'y'])
    expect(placed.children.y).toEqual(['x'])
  })

  it('gets another id when its own is taken or cannot be used', () => {
    const tree = toTree([row('a'), row('a', null, 'copy'), { ...row('b'), id: 'no id!', text: 'odd' } as Row])
    const first = placeUnplaced(tree, { index: indexOf(tree, 'copy'), ...end, id: 'n1' })
    expect(first.rows.n1).toMatchObject({ text: 'copy' })
    expect(first.rows.a).toMatchObject({ text: 'a' })
    const second = placeUnplaced(first, { index: indexOf(first, 'odd'), ...end, id: 'n2' })
    expect(second.children[ROOT]).toEqual(['a', 'n1', 'n2'])
    expect(second.unplaced).toEqual([])
  })

  it('stays where it is when the new id is taken, and when there is no such row', () => {
    const tree = toTree([row('a'), row('a', null, 'copy')])
    expect(placeUnplaced(tree, { index: 1, ...end, id: 'a' })).toBe(tree)
    expect(placeUnplaced(tree, { index: 7, ...end, id: 'n' })).toBe(tree)
    expect(removeUnplaced(tree, { index: 7 })).toBe(tree)
  })

  it('is removed alone: the element with the same id stays', () => {
    const tree = toTree([row('a'), row('a', null, 'copy'), row('b')])
    const removed = removeUnplaced(tree, { index: indexOf(tree, 'copy') })
    expect(toRows(removed).map(({ text }) => text)).toEqual(['a', 'b'])
  })
})
