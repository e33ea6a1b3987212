import { expect, it } from 'vitest'
import { treeOf } from '../spec/fixtures'
import { updateField } from './updateField'

const tree = updateField(treeOf('a', 'b<a'), { id: 'b', field: 'title', value: 'T' })

it('sets a field, the label included', () => {
  expect(tree.rows.b).toMatchObject({ title: 'T' })
  expect(updateField(tree, { id: 'b', field: 'blockName', value: 'Top' }).rows.b?.blockName).toBe('Top')
})

it('takes a field away', () => {
  expect(updateField(tree, { id: 'b', field: 'title', value: undefined }).rows.b).not.toHaveProperty('title')
})

it.each(['id', 'blockType', 'element', '__proto__'])('is impossible for %s, which is no field', (field) => {
  expect(updateField(tree, { id: 'b', field, value: 'x' })).toBe(tree)
})

it('is impossible for an unknown element, and for the value that is there', () => {
  expect(updateField(tree, { id: 'nope', field: 'title', value: 'x' })).toBe(tree)
  expect(updateField(tree, { id: 'b', field: 'title', value: 'T' })).toBe(tree)
  const list = updateField(tree, { id: 'b', field: 'list', value: [{ a: 1 }] })
  expect(updateField(list, { id: 'b', field: 'list', value: [{ a: 1 }] })).toBe(list)
})
