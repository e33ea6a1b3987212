import { expect, it } from 'vitest'
import { createRow } from '../row'
import { linesOf, treeOf } from '../spec/fixtures'
import { toTree } from '../toTree'
import { duplicate } from './duplicate'

const numbered = () => {
  let next = 0
  return () => `n${next++}`
}

it('puts a copy of the element and everything inside it right after it', () => {
  const after = duplicate(treeOf('a', 'b<a/aside', 'c<b', 'd<a', 'e<a/aside'), { id: 'b', newId: numbered() })
  expect(linesOf(after)).toEqual(['a', 'b<a/aside', 'c<b', 'd<a', 'n0<a/aside', 'n1<n0', 'e<a/aside'])
})

it('gives every copy a fresh UUID', () => {
  const after = duplicate(treeOf('a', 'b<a'), { id: 'a' })
  const fresh = Object.keys(after.rows).filter((id) => !['a', 'b'].includes(id))
  expect(fresh).toHaveLength(2)
  for (const id of fresh) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('copies fields and envelope', () => {
  const row = createRow({
    id: 'a',
    blockType: 'hero',
    blockName: 'Top',
    element: { enabled: false },
    fields: { title: 'T' },
  })
  expect(duplicate(toTree([row]), { id: 'a', newId: () => 'n' }).rows.n).toEqual({ ...row, id: 'n' })
})

it('is impossible for an unknown element, and when the ids are not fresh', () => {
  const tree = treeOf('a', 'b<a')
  expect(duplicate(tree, { id: 'nope' })).toBe(tree)
  expect(duplicate(tree, { id: 'a', newId: () => 'a' })).toBe(tree)
  expect(duplicate(tree, { id: 'a', newId: () => 'same' })).toBe(tree)
})
