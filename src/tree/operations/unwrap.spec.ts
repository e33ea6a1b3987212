import { expect, it } from 'vitest'
import { linesOf, rowOf, treeOf } from '../spec/fixtures'
import { unwrap } from './unwrap'
import { wrap } from './wrap'

const tree = treeOf('a', 'b<a', 'c<b', 'd<b/aside', 'e<a')

it('leaves the children in the place of the element', () => {
  expect(linesOf(unwrap(tree, { id: 'b' }))).toEqual(['a', 'c<a', 'd<a', 'e<a'])
})

it('takes a wrap back', () => {
  expect(unwrap(wrap(tree, { ids: ['b'], row: rowOf('x') }), { id: 'x' })).toEqual(tree)
})

it('is impossible for an unknown element and for one without children', () => {
  expect(unwrap(tree, { id: 'nope' })).toBe(tree)
  expect(unwrap(tree, { id: 'e' })).toBe(tree)
})
