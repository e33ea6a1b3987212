import { expect, it } from 'vitest'
import { createRow } from '../row'
import { linesOf, treeOf } from '../spec/fixtures'
import { replace } from './replace'
import { updateEnvelope } from './updateEnvelope'

const tree = treeOf('a', 'b<a/aside', 'c<b')

it('keeps id, place and children', () => {
  const row = createRow({ id: 'x', blockType: 'slide', fields: { title: 'New' } })
  const after = replace(tree, { id: 'b', row })
  expect(after.rows.b).toMatchObject({ id: 'b', blockType: 'slide', title: 'New' })
  expect(linesOf(after)).toEqual(linesOf(tree))
  expect(after.rows.x).toBeUndefined()
})

it('keeps the locks', () => {
  const locked = updateEnvelope(tree, { id: 'b', envelope: { permissions: ['delete'] } })
  const after = replace(locked, { id: 'b', row: createRow({ blockType: 'slide' }) })
  expect(after.rows.b?.element.permissions).toEqual(['delete'])
})

it('drops the fields of the slice that was there', () => {
  const titled = replace(tree, { id: 'b', row: createRow({ blockType: 'hero', fields: { title: 'T' } }) })
  expect(replace(titled, { id: 'b', row: createRow({ blockType: 'slide' }) }).rows.b).not.toHaveProperty('title')
})

it('is impossible for an unknown element', () => {
  expect(replace(tree, { id: 'nope', row: createRow({ blockType: 'hero' }) })).toBe(tree)
})
