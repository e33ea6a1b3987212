import { createRow } from '../../../tree'
import { expect, it } from 'vitest'
import { after, linesOf, stateOf } from '../spec/fixtures'

it('puts another slice in the place of an element and keeps its children', () => {
  const row = createRow({ id: 'x', blockType: 'columns', fields: { count: 2 } })
  const state = after(stateOf(), { type: 'replaceElement', id: 'a', row })
  expect(state.tree.rows.a).toMatchObject({ id: 'a', blockType: 'columns', count: 2 })
  expect(linesOf(state.tree)).toEqual(linesOf(stateOf().tree))
  expect(state.selection.elements).toEqual(['a'])
})

it('leaves the state alone for an unknown element', () => {
  const state = stateOf()
  expect(after(state, { type: 'replaceElement', id: 'nope', row: createRow({ blockType: 'columns' }) })).toBe(state)
})

it('removes the children that the other slice does not take, and nothing from elsewhere', () => {
  const row = createRow({ id: 'x', blockType: 'columns' })
  const state = stateOf()
  const [child] = state.tree.children.a ?? []
  const dropped = after(state, { type: 'replaceElement', id: 'a', row, drop: [child ?? ''] })
  expect(child).toBeDefined()
  expect(dropped.tree.rows).not.toHaveProperty(child ?? '')
  expect(after(state, { type: 'replaceElement', id: 'a', row, drop: ['a'] })).toBe(state)
})
