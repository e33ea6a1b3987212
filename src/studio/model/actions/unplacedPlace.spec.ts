import { expect, it } from 'vitest'
import { createRow, toTree } from '../../../tree'
import { ROOT } from '../../../tree/types'
import { after, stateOf } from '../spec/fixtures'

function brokenState() {
  const lost = createRow({ id: 'lost', blockType: 'group', element: { parent: 'gone' } })
  const tree = toTree([createRow({ id: 'a', blockType: 'group' }), lost])
  return { ...stateOf(), tree }
}

it('gives a row without a place one, and selects it', () => {
  const state = after(brokenState(), { type: 'unplacedPlace', index: 1, newId: 'new', parent: null, slot: 'default' })
  expect(state.tree.children[ROOT]).toEqual(['a', 'lost'])
  expect(state.tree.unplaced).toEqual([])
  expect(state.selection.elements).toEqual(['lost'])
})

it('deletes a row without a place, and nothing else', () => {
  const state = after(brokenState(), { type: 'unplacedDelete', index: 1 })
  expect(state.tree.unplaced).toEqual([])
  expect(Object.keys(state.tree.rows)).toEqual(['a'])
})

it('leaves the state alone when there is no such row', () => {
  const state = brokenState()
  expect(after(state, { type: 'unplacedPlace', index: 9, newId: 'new', parent: null, slot: 'default' })).toBe(state)
  expect(after(state, { type: 'unplacedDelete', index: 9 })).toBe(state)
})
