import { expect, it } from 'vitest'
import { createRow, toTree } from '../../tree'
import { findTwin } from './findTwin'

const one = createRow({ id: 'one', blockType: 'hero', fields: { title: 'A', link: { href: '/a' } } })
const tree = toTree([one, createRow({ id: 'group', blockType: 'group' })])
const find = (row: typeof one, has: (id: string) => boolean = () => true) => findTwin({ row, tree, has })?.id

it('is the element that a copy was made of, wherever the copy stands', () => {
  const copy = { ...structuredClone(one), id: 'copy' }
  expect(find(copy)).toBe('one')
  expect(find({ ...copy, element: { ...copy.element, parent: 'group', slot: 'left' } })).toBe('one')
})

it('is none that differs in a field, in what it shows or to whom', () => {
  expect(find({ ...one, id: 'copy', title: 'B' })).toBeUndefined()
  expect(find({ ...one, id: 'copy', subtitle: 'New' })).toBeUndefined()
  expect(find({ ...one, id: 'copy', blockType: 'other' })).toBeUndefined()
  expect(find({ ...one, id: 'copy', element: { ...one.element, fieldsEnabled: { title: false } } })).toBeUndefined()
})

it('stands in the same parent if there is one, where the server finds the same', () => {
  const [far, near] = ['far', 'near'].map((id) => ({ ...one, id }))
  const placed = toTree([
    createRow({ id: 'group', blockType: 'group' }),
    ...[far, near].map((row, index) => ({
      ...(row as typeof one),
      element: { ...one.element, parent: index === 0 ? null : 'group' },
    })),
  ])
  const copy = { ...one, id: 'copy', element: { ...one.element, parent: 'group' } }
  expect(findTwin({ row: copy, tree: placed, has: () => true })?.id).toBe('near')
})

it('is none that the server has found nothing for yet', () => {
  expect(find({ ...one, id: 'copy' }, () => false)).toBeUndefined()
})
