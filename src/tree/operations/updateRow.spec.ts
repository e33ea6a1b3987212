import { expect, it } from 'vitest'
import { withEnvelope } from '../row'
import { linesOf, treeOf } from '../spec/fixtures'
import { updateRow } from './updateRow'

const tree = treeOf('a', 'b<a')

it('changes one row and keeps the others', () => {
  const after = updateRow(tree, { id: 'b', row: (row) => ({ ...row, title: 'T' }) })
  expect(after.rows.b).toMatchObject({ id: 'b', title: 'T' })
  expect(after.rows.a).toBe(tree.rows.a)
  expect(after.children).toBe(tree.children)
})

it('lets neither the id nor the parent change', () => {
  const after = updateRow(tree, { id: 'b', row: (row) => withEnvelope({ ...row, id: 'x' }, { parent: null }) })
  expect(linesOf(after)).toEqual(linesOf(tree))
})

it('is impossible for an unknown element, and when nothing changes', () => {
  expect(updateRow(tree, { id: 'nope', row: (row) => ({ ...row }) })).toBe(tree)
  expect(updateRow(tree, { id: 'b', row: (row) => row })).toBe(tree)
})
