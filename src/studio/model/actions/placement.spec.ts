import { expect, it } from 'vitest'
import { toTree } from '../../../tree'
import type { Action } from '../reducer'
import { after, linesOf, row, selecting, stateOf } from '../spec/fixtures'

/** With `b` and `d` selected, and a row without a place. */
const before = () => selecting({ ...stateOf(), tree: toTree([...PLACED, row('lost<gone')]) }, 'b', 'd')
const PLACED = ['a', 'b<a', 'c<a', 'd<a/aside', 'e', 'f<e'].map((line) => row(line))
const start = (parent: string) => ({ parent, slot: 'default', index: 0 })

const MOVES: [string, Action, string, string[]][] = [
  [
    'moves elements and keeps them selected',
    { type: 'moveElement', ids: ['d', 'b'], place: start('e') },
    'a c<a e b<e d<e f<e',
    ['b', 'd'],
  ],
  [
    'moves elements to the end of a slot of another',
    { type: 'moveElementIntoElement', ids: ['e'], parent: 'a', slot: 'default' },
    'a b<a c<a e<a f<e d<a/aside',
    ['b', 'd'],
  ],
  [
    'puts an element into another slot',
    { type: 'setSlot', id: 'b', slot: 'aside' },
    'a b<a/aside c<a d<a/aside e f<e',
    ['b', 'd'],
  ],
  [
    'puts a new element around others and selects it',
    { type: 'wrapElement', ids: ['b', 'c'], row: row('x') },
    'a x<a b<x c<x d<a/aside e f<e',
    ['x'],
  ],
  [
    'leaves the children in the place of their element and selects them',
    { type: 'unwrapElement', id: 'e' },
    'a b<a c<a d<a/aside f',
    ['f'],
  ],
]

it.each(MOVES)('%s', (_what, action, lines, selected) => {
  const { tree, selection } = after(before(), action)
  expect(linesOf({ ...tree, unplaced: [] }).join(' ')).toBe(lines)
  expect(selection.elements).toEqual(selected)
})

it('gives a row without a place one, and selects it', () => {
  const state = after(before(), { type: 'unplacedPlace', index: 6, newId: 'new', parent: null, slot: 'default' })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'c<a', 'd<a/aside', 'e', 'f<e', 'lost'])
  expect([state.tree.unplaced, state.selection.elements]).toEqual([[], ['lost']])
})

it('deletes a row without a place, and nothing else', () => {
  const state = after(before(), { type: 'unplacedDelete', index: 6 })
  expect(state.tree.unplaced).toEqual([])
  expect(linesOf(state.tree)).toHaveLength(PLACED.length)
})

const IMPOSSIBLE: [string, Action][] = [
  ['a move into what stands inside', { type: 'moveElement', ids: ['e'], place: start('f') }],
  ['a move to where it is', { type: 'moveElement', ids: ['b'], place: start('a') }],
  ['a move to the end of itself', { type: 'moveElementIntoElement', ids: ['a'], parent: 'b', slot: 'default' }],
  ['the slot in which it stands', { type: 'setSlot', id: 'd', slot: 'aside' }],
  ['a new element whose id is taken', { type: 'wrapElement', ids: ['b'], row: row('e') }],
  ['an element without children to leave', { type: 'unwrapElement', id: 'f' }],
  ['a placed row', { type: 'unplacedPlace', index: 0, newId: 'new', parent: null, slot: 'default' }],
  ['a row that is not there', { type: 'unplacedDelete', index: 9 }],
]

it.each(IMPOSSIBLE)('leaves the state alone for %s', (_what, action) => {
  const state = before()
  expect(after(state, action)).toBe(state)
})
