import { expect, it, vi } from 'vitest'
import type { PageView } from '../../render/types'
import { createRow, move, toTree, updateEnvelope, updateField } from '../../tree'
import type { Tree, TreeRules } from '../../tree/types'
import type { SliceInfo } from '../model/boot'
import { fieldOf } from '../spec/fixtures'
import { createFrameStore } from './frameStore'

const modelQuery = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
const bind = { title: 'name' }
const rows = [
  createRow({ id: 'query', blockType: 'box', element: { modelQuery } }),
  createRow({ id: 'group', blockType: 'box', element: { parent: 'query' } }),
  createRow({ id: 'bound', blockType: 'box', element: { parent: 'group', bind } }),
  createRow({ id: 'plain', blockType: 'box', element: { parent: 'group' } }),
]

/** Of which elements the server is asked again after a change. */
function asked(change: (tree: Tree) => Tree): string[] {
  const tree = toTree(rows)
  const rules = { layout: 'a', slice: () => ({ layouts: '*', slots: { default: { allowedElements: '*' } } }) }
  const onStale = vi.fn<(row: { id: string }) => void>()
  const resolution = Object.fromEntries(rows.map(({ id }) => [id, { fields: {}, data: null }]))
  const store = createFrameStore({
    view: { rows, resolution, page: {}, context: {} } as unknown as PageView,
    tree,
    components: {},
    isLoaded: () => true,
    rules: rules as unknown as TreeRules,
    slice: () => ({ fields: [fieldOf('title', 'text')] }) as unknown as SliceInfo,
    onStale,
  })
  store.setTree(change(tree))
  return [...new Set(onStale.mock.calls.map(([{ id }]) => id))].sort()
}

it('asks again for what a query fills inside of it when the query is another', () => {
  const other = { ...modelQuery, limit: 1 }
  expect(asked((tree) => updateEnvelope(tree, { id: 'query', envelope: { modelQuery: other } }))).toEqual([
    'bound',
    'query',
  ])
})

it('asks again for what is bound when it moves, with what it stands in, when it changes and when it is bound', () => {
  const place = { parent: null, slot: 'default', index: 0 }
  expect(asked((tree) => move(tree, { ids: ['group'], place }))).toEqual(['bound'])
  expect(asked((tree) => updateField(tree, { id: 'bound', field: 'title', value: 'Own' }))).toEqual(['bound'])
  expect(asked((tree) => updateEnvelope(tree, { id: 'plain', envelope: { bind } }))).toEqual(['plain'])
  expect(asked((tree) => updateField(tree, { id: 'plain', field: 'title', value: 'Own' }))).toEqual([])
})
