import { expect, it } from 'vitest'
import { createRow, toTree, type Row } from '../../tree'
import type { StudioPage } from '../model'
import { compareSnapshots } from './compareSnapshots'
import { versionCopy } from '../session/versions/versionCopy'
import { fieldOf, HOME, sliceOf } from '../spec/fixtures'

const PAGE: StudioPage = { ...HOME, meta: { title: 'Home', noIndex: false } }
const hero = sliceOf('hero', 'Hero', [fieldOf('title', 'text'), fieldOf('text', 'text')])
const slice = (name: string) => (name === 'hero' ? hero : undefined)
const boot = {
  layouts: [
    { name: 'blocks', label: 'Blocks' },
    { name: 'jewel', label: 'Jewel' },
  ],
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Spanish' },
  ],
}

const heroRow = (id: string, title: string, more: Partial<Row['element']> = {}) =>
  createRow({ id, blockType: 'hero', fields: { title }, element: more })

function compare(
  before: { page?: Partial<StudioPage>; rows: Row[] },
  after: { page?: Partial<StudioPage>; rows: Row[] },
) {
  const copy = ({ page, rows }: typeof before) => ({ page: { ...PAGE, ...page }, tree: toTree(rows) })
  return compareSnapshots({ before: copy(before), after: copy(after), slice, boot })
}

it('names elements by their label, else by their slice, with what changed in them', () => {
  const { elements } = compare(
    { rows: [heroRow('a', 'A'), heroRow('b', 'B'), heroRow('c', 'C')] },
    { rows: [heroRow('c', 'C'), heroRow('a', 'New'), { ...heroRow('d', 'D'), blockName: 'Offers' }] },
  )
  expect(elements.map(({ name, kind, isMoved, lines }) => [name, kind, isMoved, lines])).toEqual([
    ['Hero', 'kept', true, []],
    ['Hero', 'kept', false, [{ kind: 'text', label: 'Title', before: 'A', after: 'New' }]],
    ['Offers', 'added', false, []],
    ['Hero', 'removed', false, []],
  ])
})

it('says what became of settings', () => {
  const after = heroRow('a', 'A', {
    enabled: false,
    tags: [
      { name: 'family', point: 1 },
      { name: 'beach', point: 3 },
    ],
    conditionsSettings: { type: 'and', conditions: [{ key: 'country', operator: 'equals', value: 'US' }] },
    fieldProperties: { title: { md: { fontSize: '20px' } } },
    permissions: ['delete'],
    properties: { domId: 'top', settings: {} },
    hydrationMode: 'idle',
    modelQuery: { collection: 'posts', where: [], sort: null, limit: 3, bind: {} },
  })
  const { elements } = compare({ rows: [heroRow('a', 'A')] }, { rows: [after] })
  expect(elements[0]?.lines).toEqual(
    expect.arrayContaining([
      { kind: 'note', label: 'Element', text: 'disabled' },
      { kind: 'text', label: 'Tags', before: '', after: 'family, beach (3)' },
      { kind: 'note', label: 'Conditions', text: '1 added' },
      { kind: 'note', label: 'Style', text: 'changed for Title' },
      { kind: 'text', label: 'Locks', before: '', after: 'delete' },
      { kind: 'text', label: 'Anchor', before: '', after: 'top' },
      { kind: 'text', label: 'Becomes interactive', before: 'load', after: 'idle' },
      { kind: 'note', label: 'Query', text: 'added: shows posts' },
    ]),
  )
  expect(elements[0]?.lines).toHaveLength(8)
})

it('says what became of the page itself', () => {
  const { page } = compare(
    { rows: [] },
    {
      rows: [],
      page: {
        title: 'Start',
        layout: 'jewel',
        languageCode: 'es',
        tags: [{ name: 'family', point: 1 }],
        meta: { title: 'Home', noIndex: true, image: 'm1' },
        fields: [{ id: 'f', name: 'intro', type: 'text', enabled: true, text: 'Hello' }],
      },
    },
  )
  expect(page).toEqual([
    { kind: 'text', label: 'Title', before: 'Home', after: 'Start' },
    { kind: 'text', label: 'Layout', before: 'Blocks', after: 'Jewel' },
    { kind: 'text', label: 'Language', before: 'English', after: 'Spanish' },
    { kind: 'text', label: 'Tags', before: '', after: 'family' },
    { kind: 'note', label: 'Page field intro', text: 'added' },
    { kind: 'text', label: 'Hidden from search engines', before: 'no', after: 'yes' },
    { kind: 'media', label: 'Search picture', before: [], after: ['m1'] },
  ])
})

it('a version that differs in nothing is the working copy itself', () => {
  const current = { page: PAGE, tree: toTree([heroRow('a', 'A'), heroRow('b', 'B')]) }
  const rows = [{ ...heroRow('a', 'A'), text: null }, heroRow('b', 'B')]
  expect(versionCopy({ current, page: { title: 'Home', tags: null }, rows })).toBe(current)
  const other = versionCopy({ current, page: { title: 'Old' }, rows: [heroRow('a', 'Old'), heroRow('b', 'B')] })
  expect(other.page).toEqual({ ...PAGE, title: 'Old' })
  expect(other.tree.rows.b).toBe(current.tree.rows.b)
  expect(other.tree.children).toBe(current.tree.children)
})
