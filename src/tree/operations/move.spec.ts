import { describe, expect, it } from 'vitest'
import { linesOf, treeOf } from '../spec/fixtures'
import { childrenOf } from '../traverse'
import { move } from './move'

const tree = treeOf('a', 'b<a', 'c<a', 'd<a', 'e', 'f<e/aside')
const to = (parent: string | null, index: number, slot = 'default') => ({ parent, slot, index })

describe('move', () => {
  it.each([0, 1, 2])('ends up at the index that was asked for: %i', (index) => {
    for (const id of ['b', 'c', 'd']) {
      expect(childrenOf(move(tree, { ids: [id], place: to('a', index) }), 'a').indexOf(id)).toBe(index)
    }
  })

  it('moves several in the order of the page, whatever the order of the ids', () => {
    expect(linesOf(move(tree, { ids: ['f', 'd', 'b'], place: to(null, 1) }))).toEqual(['a', 'c<a', 'b', 'd', 'f', 'e'])
  })

  it('takes along what stands inside', () => {
    expect(linesOf(move(tree, { ids: ['a', 'b'], place: to('f', 0) }))).toEqual([
      'e',
      'f<e/aside',
      'a<f',
      'b<a',
      'c<a',
      'd<a',
    ])
  })

  it('changes the slot', () => {
    expect(linesOf(move(tree, { ids: ['c'], place: to('a', 0, 'aside') }))).toEqual([
      'a',
      'b<a',
      'd<a',
      'c<a/aside',
      'e',
      'f<e/aside',
    ])
  })

  it.each([
    ['into itself', ['a'], to('a', 0)],
    ['into what stands inside it', ['e'], to('f', 0)],
    ['to an unknown parent', ['b'], to('nope', 0)],
    ['to another slot of the page', ['b'], to(null, 0, 'aside')],
    ['of an unknown element', ['nope'], to(null, 0)],
    ['to where it stands', ['c'], to('a', 1)],
    ['to the end when it is last', ['d'], to('a', 99)],
  ])('is impossible %s', (_why, ids, place) => expect(move(tree, { ids, place })).toBe(tree))

  it('gives a row without a place one, with what was waiting for it', () => {
    const healed = move(treeOf('a', 'b<nope', 'c<b'), { ids: ['b'], place: to('a', 0) })
    expect(linesOf(healed)).toEqual(['a', 'b<a', 'c<b'])
    expect(healed.unplaced).toEqual([])
  })

  it('opens a cycle', () => {
    expect(linesOf(move(treeOf('a', 'b<c', 'c<b'), { ids: ['b'], place: to('a', 0) }))).toEqual(['a', 'b<a', 'c<b'])
  })

  it('keeps the references of what is moved along', () => {
    const after = move(tree, { ids: ['a'], place: to('f', 0) })
    expect(after.rows.b).toBe(tree.rows.b)
    expect(after.children.a).toBe(tree.children.a)
  })
})
