import { expect, it } from 'vitest'
import { linesOf, treeOf } from '../spec/fixtures'
import { setSlot } from './setSlot'

const tree = treeOf('a', 'b<a', 'c<a')

it('changes the slot and keeps the order', () => {
  expect(linesOf(setSlot(tree, { id: 'b', slot: 'aside' }))).toEqual(['a', 'b<a/aside', 'c<a'])
})

it.each([
  ['an unknown element', 'nope', 'aside'],
  ['the slot in which it stands', 'b', 'default'],
  ['no slot', 'b', ''],
  ['another slot of the page itself', 'a', 'aside'],
])('is impossible for %s', (_why, id, slot) => expect(setSlot(tree, { id, slot })).toBe(tree))
