import { expect, it } from 'vitest'
import { linesOf, rowOf, treeOf } from '../spec/fixtures'
import { wrap } from './wrap'

const tree = treeOf('a', 'b<a', 'c<a/aside', 'd<a', 'e')

it('puts the new element in the place of the first and the others into it', () => {
  expect(linesOf(wrap(tree, { ids: ['e', 'd'], row: rowOf('x') }))).toEqual([
    'a',
    'b<a',
    'c<a/aside',
    'x<a',
    'd<x',
    'e<x',
  ])
})

it('takes the slot of the first', () => {
  expect(linesOf(wrap(tree, { ids: ['c'], row: rowOf('x'), slot: 'aside' }))).toEqual([
    'a',
    'b<a',
    'x<a/aside',
    'c<x/aside',
    'd<a',
    'e',
  ])
})

it('is impossible for unknown elements, and with an id that is taken', () => {
  expect(wrap(tree, { ids: ['nope'], row: rowOf('x') })).toBe(tree)
  expect(wrap(tree, { ids: ['b'], row: rowOf('e') })).toBe(tree)
})
