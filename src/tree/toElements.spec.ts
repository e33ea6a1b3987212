import { readRows } from './readRows'
import { expect, it } from 'vitest'
import { createRow } from './row'
import { treeOf } from './spec/fixtures'
import { toElements } from './toElements'
import { toTree } from './toTree'

it('nests children and derives the type', () => {
  const query = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
  const tree = toTree([
    createRow({ id: 'g', blockType: 'group' }),
    createRow({
      id: 'q',
      blockType: 'hero',
      blockName: 'Offers',
      element: { parent: 'g', modelQuery: query },
      fields: { title: 'T' },
    }),
    createRow({ id: 's', blockType: 'hero', element: { permissions: ['delete'], gui: { note: 'Ask Ana' } } }),
  ])
  const [group, slice] = toElements(tree)
  expect(group).toMatchObject({ id: 'g', type: 'group', component: 'group', label: null })
  expect(group?.elements[0]).toMatchObject({
    id: 'q',
    type: 'query',
    label: 'Offers',
    fields: { title: 'T' },
    elements: [],
  })
  expect(slice).toMatchObject({ type: 'slice', administration: { gui: { note: 'Ask Ana' }, permissions: ['delete'] } })
  expect(group).toMatchObject({ administration: { gui: {}, permissions: [] } })
})

it('makes an element a slice again when its query is cleared', () => {
  const tree = toTree([createRow({ id: 'a', blockType: 'hero', element: { modelQuery: null } })])
  expect(toElements(tree)[0]?.type).toBe('slice')
})

it('has no query of a group, whatever is stored', () => {
  const modelQuery = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
  const tree = toTree(
    ['group', 'hero'].map((blockType) => createRow({ id: blockType, blockType, element: { modelQuery } })),
  )
  expect(toElements(tree)).toMatchObject([
    { type: 'group', modelQuery: null },
    { type: 'query', modelQuery },
  ])
})

it('leaves out fields that the slice does not have, when told which it has', () => {
  const tree = toTree([createRow({ id: 'a', blockType: 'hero', fields: { title: 'T', secret: 'S' } })])
  expect(toElements(tree, { fieldNames: () => ['title', 'other'] })[0]?.fields).toEqual({ title: 'T' })
  expect(toElements(tree)[0]?.fields).toEqual({ title: 'T', secret: 'S' })
})

it('gives defaults for what is broken or missing, and leaves out what has no place', () => {
  const broken = createRow({ id: 'a', blockType: 'hero' })
  const tree = toTree(readRows([{ ...broken, element: { parent: null, slot: 'default', tags: 'x' } }]))
  expect(toElements(tree)[0]).toMatchObject({ tags: [], hydrationMode: 'load', enabled: true })
  expect(toElements(treeOf('a<nope'))).toEqual([])
})
