import { expect, it, vi } from 'vitest'
import type { PageView } from '../../render/types'
import { createRow, diff, insert, move, toTree, updateEnvelope, updateField } from '../../tree'
import type { Envelope, Tree, TreeRules } from '../../tree/types'
import { PAGE } from '../model/spec/fixtures'
import type { SliceInfo } from '../model/boot'
import { fieldOf } from '../spec/fixtures'
import { createFrameStore, SIGNALS, STYLES } from './frameStore'

const modelQuery = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
const bind = { title: 'name' }
const rows = [
  createRow({ id: 'query', blockType: 'box', element: { modelQuery } }),
  createRow({ id: 'group', blockType: 'box', element: { parent: 'query' } }),
  createRow({ id: 'bound', blockType: 'box', element: { parent: 'group', bind } }),
  createRow({ id: 'plain', blockType: 'box', element: { parent: 'group' } }),
]

function storeOf(tree: Tree) {
  const rules = { layout: 'a', slice: () => ({ layouts: '*', slots: { default: { allowedElements: '*' } } }) }
  const onStale = vi.fn<(row: { id: string }) => void>()
  const resolution = Object.fromEntries(rows.map(({ id }) => [id, { fields: {}, data: null }]))
  const store = createFrameStore({
    view: { rows, resolution, page: {}, context: {} } as unknown as PageView,
    page: PAGE,
    tree,
    components: {},
    isLoaded: () => true,
    rules: rules as unknown as TreeRules,
    slice: () => ({ fields: [fieldOf('title', 'text')] }) as unknown as SliceInfo,
    onStale,
  })
  const change = (next: Tree) => {
    const made = diff({ page: PAGE, tree: store.tree() }, { page: PAGE, tree: next })
    if (made) store.apply(made)
  }
  return { store, onStale, change }
}

/** Returns the elements that are requested from the server after a change. */
function asked(change: (tree: Tree) => Tree): string[] {
  const tree = toTree(rows)
  const { onStale, change: take } = storeOf(tree)
  take(change(tree))
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

it('makes the stylesheet anew for an element that brings a style, and keeps it for one that brings none', () => {
  const tree = toTree(rows)
  const place = { parent: null, slot: 'default', index: 0 }
  const adds = (envelope: Partial<Envelope>) => {
    const { store, change } = storeOf(tree)
    change(insert(tree, { rows: [createRow({ id: 'new', blockType: 'box', element: envelope })], place }))
    return store.version(STYLES)
  }
  expect(adds({})).toBe(0)
  expect(adds({ style: { default: { color: '#fff' } } })).toBe(1)
  expect(adds({ fieldProperties: { title: { default: { color: '#fff' } } } })).toBe(1)
  expect(
    adds({ conditionsSettings: { type: 'and', conditions: [{ key: 'breakpoint', operator: 'equals', value: 'lg' }] } }),
  ).toBe(1)
})

it('tells the layout of a signal that the server answers with later', () => {
  const { store } = storeOf(toTree(rows))
  expect(store.signals()).toEqual([])
  store.addResolution({ plain: { fields: {}, data: null, signal: 'Azul' } })
  expect(store.signals().map(({ value }) => value)).toEqual(['Azul'])
  expect(store.version(SIGNALS)).toBe(1)
})
