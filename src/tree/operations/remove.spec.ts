import { expect, it } from 'vitest'
import { linesOf, treeOf } from '../spec/fixtures'
import { remove } from './remove'

const tree = treeOf('a', 'b<a', 'c<b', 'd<a', 'e')

it('removes elements with everything inside them', () => {
  const after = remove(tree, { ids: ['b', 'e', 'c'] })
  expect(linesOf(after)).toEqual(['a', 'd<a'])
  expect(Object.keys(after.rows).sort()).toEqual(['a', 'd'])
  expect(after.children).toEqual({ root: ['a'], a: ['d'] })
})

it('leaves an empty page', () => {
  expect(remove(tree, { ids: ['a', 'e'] })).toEqual({ rows: {}, children: { root: [] }, unplaced: [] })
})

it('is impossible for unknown elements', () => expect(remove(tree, { ids: ['nope', '__proto__'] })).toBe(tree))

it('removes rows without a place', () => {
  expect(remove(treeOf('a', 'b<nope'), { ids: ['b'] }).unplaced).toEqual([])
})

it('leaves a second row of the same id in the place of the first', () => {
  const after = remove(treeOf('a', 'b<a', 'a'), { ids: ['a'] })
  expect(linesOf(after)).toEqual(['a'])
})
