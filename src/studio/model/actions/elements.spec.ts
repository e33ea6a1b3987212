import { describe, expect, it } from 'vitest'
import { childrenOf, createRow } from '../../../tree'
import type { Row, TreeRules } from '../../../tree'
import { sliceOf } from '../../spec/fixtures'
import type { SliceInfo } from '../boot'
import type { Action } from '../reducer'
import { after, linesOf, row, ROWS, selecting, stateOf } from '../spec/fixtures'
import { duplicateAction, replaceAction } from './create'

const place = { parent: 'a', slot: 'default', index: 1 }
const columns = createRow({ id: 'x', blockType: 'columns', fields: { count: 2 } })
const enabled = (state: ReturnType<typeof stateOf>) => ['a', 'b', 'c'].map((id) => state.tree.rows[id]?.element.enabled)

const IMPOSSIBLE: [string, Action][] = [
  ['an id that is taken', { type: 'addElement', rows: ROWS.slice(0, 1), place }],
  ['a place that does not exist', { type: 'addElement', rows: [row('x')], place: { ...place, parent: 'nope' } }],
  ['too few ids for copies', { type: 'duplicateElement', ids: ['e'], newIds: ['n1'] }],
  ['the same id for two copies', { type: 'duplicateElement', ids: ['e'], newIds: ['n1', 'n1'] }],
  ['a taken id for a copy', { type: 'duplicateElement', ids: ['e'], newIds: ['n1', 'a'] }],
  ['a copy of nothing', { type: 'duplicateElement', ids: ['nope'], newIds: ['n1'] }],
  ['a replaced element that is unknown', { type: 'replaceElement', id: 'nope', row: columns }],
  ['dropped children from elsewhere', { type: 'replaceElement', id: 'a', row: columns, drop: ['a'] }],
  ['an element that is shown already', { type: 'enableElement', ids: ['b'] }],
  ['a hidden element that is unknown', { type: 'disableElement', ids: ['nope'] }],
  ['a deleted element that is unknown', { type: 'deleteElement', ids: ['nope'] }],
]

it.each(IMPOSSIBLE)('leaves the state alone for %s', (_what, action) => {
  const state = stateOf()
  expect(after(state, action)).toBe(state)
})

it('puts new elements in, enabled and approved, and selects the outermost of them', () => {
  const state = after(stateOf(), { type: 'addElement', rows: [row('x'), row('y<x')], place })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'x<a', 'y<x', 'c<a', 'd<a/aside', 'e', 'f<e'])
  expect(state.selection).toEqual({ elements: ['x'], anchor: 'x', field: null, group: null })
  expect(state.tree.rows.x?.element).toMatchObject({ enabled: true, xpStatus: 'approved', hydrationMode: 'load' })
})

it('copies elements with the ids of the action, each after its original, and selects the copies', () => {
  const state = after(stateOf(), { type: 'duplicateElement', ids: ['e', 'b'], newIds: ['n1', 'n2', 'n3'] })
  expect(linesOf(state.tree)).toEqual(['a', 'b<a', 'n1<a', 'c<a', 'd<a/aside', 'e', 'f<e', 'n2', 'n3<n2'])
  expect(state.selection.elements).toEqual(['n1', 'n2'])
})

it('makes the same copies in both windows', () => {
  const action = duplicateAction(stateOf().tree, ['a', 'b'])
  expect(after(stateOf(), action).tree).toEqual(after(stateOf(), action).tree)
  expect(linesOf(after(stateOf(), action).tree)).toHaveLength(10)
})

it('puts another slice in the place of an element and keeps its children', () => {
  const state = after(stateOf(), { type: 'replaceElement', id: 'a', row: columns })
  expect(state.tree.rows.a).toMatchObject({ id: 'a', blockType: 'columns', count: 2 })
  expect(linesOf(state.tree)).toEqual(linesOf(stateOf().tree))
  expect(state.selection.elements).toEqual(['a'])
})

it('removes the children that the other slice does not take', () => {
  const state = after(stateOf(), { type: 'replaceElement', id: 'a', row: columns, drop: ['b'] })
  expect(linesOf(state.tree)).toEqual(['a', 'c<a', 'd<a/aside', 'e', 'f<e'])
})

it('hides elements where they are, and shows them again', () => {
  const hidden = after(stateOf(), { type: 'disableElement', ids: ['a', 'c'] })
  expect(enabled(hidden)).toEqual([false, true, false])
  expect(enabled(after(hidden, { type: 'enableElement', ids: ['a'] }))).toEqual([true, true, false])
})

it('removes elements with everything inside them', () => {
  expect(linesOf(after(stateOf(), { type: 'deleteElement', ids: ['a'] }).tree)).toEqual(['e', 'f<e'])
})

it.each([
  ['the next sibling', ['b'], ['c']],
  ['the previous one when there is no next', ['d'], ['c']],
  ['the parent when there is no sibling', ['f'], ['e']],
  ['the next one that stays', ['b', 'c'], ['d']],
  ['nothing when nothing is left', ['a', 'e'], []],
])('selects %s after a deletion', (_what, ids, selected) => {
  const state = after(selecting(stateOf(), ...ids), { type: 'deleteElement', ids })
  expect(state.selection.elements).toEqual(selected)
})

describe('another slice whose slots must hold something', () => {
  const slotted = (name: string, slots: SliceInfo['rules']['slots']): SliceInfo => ({
    ...sliceOf(name, name, []),
    rules: { layouts: '*', slots },
  })
  const tab = { slice: 'tab', fields: { title: 'New' } }
  const tabs = slotted('tabs', {
    default: { allowedElements: ['tab', 'group'], min: 2, defaultElements: [tab, tab, tab] },
  })
  const find = (name: string) => [tabs, slotted('tab', {})].find((each) => each.name === name)
  const rules: TreeRules = { layout: 'blocks', slice: () => tabs.rules }
  /** Returns the children of `a`, which has `count` of them, after it was replaced by tabs. */
  const replaced = (count: number) => {
    const state = stateOf(['a', 'b<a', 'c<a', 'd<a'].slice(0, count + 1).map((line) => row(line)))
    const at = { tree: state.tree, row: state.tree.rows.a as Row, rules }
    const { tree } = after(state, replaceAction({ ...at, from: undefined, to: tabs, slice: find }))
    return childrenOf(tree, 'a').map((id) => tree.rows[id]?.title ?? id)
  }

  it('brings its default elements where no child stays', () => {
    expect(replaced(0)).toEqual(['New', 'New', 'New'])
  })

  it('brings those that are missing behind the children that stay, and none where there are enough', () => {
    expect(replaced(1)).toEqual(['b', 'New', 'New'])
    expect(replaced(2)).toEqual(['b', 'c'])
    expect(replaced(3)).toEqual(['b', 'c', 'd'])
  })
})
