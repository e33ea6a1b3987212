import { expect, it } from 'vitest'
import { treeOf } from '../spec/fixtures'
import { setEnabled } from './setEnabled'

const tree = treeOf('a', 'b<a')

it('changes the elements and not what stands inside them', () => {
  const after = setEnabled(tree, { ids: ['a', 'nope'], enabled: false })
  expect(after.rows.a?.element.enabled).toBe(false)
  expect(after.rows.b).toBe(tree.rows.b)
  expect(setEnabled(after, { ids: ['a'], enabled: true })).toEqual(tree)
})

it('is impossible when nothing changes', () => {
  expect(setEnabled(tree, { ids: ['a', 'b'], enabled: true })).toBe(tree)
  expect(setEnabled(tree, { ids: ['nope'], enabled: false })).toBe(tree)
})
