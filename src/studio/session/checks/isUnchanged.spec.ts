import { expect, it } from 'vitest'
import { defineSlice, field } from '../../../slices'
import { checkedSlices } from '../../../slices/checks/checkedSlices'
import type { Finding } from '../../../slices/checks'
import { createRow, type Row, toTree } from '../../../tree'
import type { Snapshot } from '../../model'
import type { SliceInfo } from '../../model/boot'
import { isUnchanged } from './isUnchanged'

const note = defineSlice({
  name: 'note',
  label: 'Note',
  admin: { group: 'g' },
  fields: { title: field.text(), rows: field.array({ fields: { tone: field.color() } }) },
})
const slice = checkedSlices([note]) as unknown as (name: string) => SliceInfo | undefined

const around = (element: Partial<Row['element']> = {}) => createRow({ id: 'around', blockType: 'note', element })
const own = (fields: Record<string, unknown> = {}, element: Partial<Row['element']> = {}) =>
  createRow({
    id: 'own',
    blockType: 'note',
    fields: { title: 'Words', ...fields },
    element: { parent: 'around', ...element },
  })
const pageOf = (...rows: Row[]) => ({ page: { meta: { title: 'A' } }, tree: toTree(rows) }) as unknown as Snapshot
const BEFORE = pageOf(around(), own())

const PALE = { md: { color: '#eeeeee' } }
const about = (finding: Partial<Finding>): Finding => {
  return { check: 'any', level: 'hint', element: 'own', field: null, text: 'Something.', ...finding }
}

it.each<[string, Partial<Finding>, Snapshot, boolean]>([
  ['a field', { field: 'title' }, pageOf(around(), own({ rows: [{ tone: '#fff' }] })), true],
  ['a field that changed', { field: 'title' }, pageOf(around(), own({ title: 'Other' })), false],
  ['a field of a row', { field: 'rows.0.tone' }, pageOf(around(), own({ rows: [{ tone: '#fff' }] })), false],
  ['the element', {}, pageOf(around(), own({ title: 'Other' })), false],
  [
    'a style, whatever its field says',
    { field: 'title', style: { name: 'color', breakpoint: 'md' } },
    pageOf(around(), own({ title: 'Other' })),
    true,
  ],
  [
    'a style that changed',
    { field: 'title', style: { name: 'color', breakpoint: 'md' } },
    pageOf(around(), own({}, { fieldProperties: { title: PALE } })),
    false,
  ],
  [
    'contrast, while texts change',
    { check: 'contrast', field: 'rows.0.tone' },
    pageOf(around(), own({ title: 'Other' })),
    true,
  ],
  [
    'contrast, by a colour of its own',
    { check: 'contrast', field: 'title' },
    pageOf(around(), own({ rows: [{ tone: '#fff' }] })),
    false,
  ],
  [
    'contrast, by a colour around it',
    { check: 'contrast', field: 'title' },
    pageOf(around({ style: PALE }), own()),
    false,
  ],
  ['the page', { element: null }, pageOf(around(), own()), false],
  ['a field of the page', { element: null, field: 'meta.title' }, pageOf(around()), true],
])('knows whether what a finding is about is the same: %s', (_what, finding, now, isSame) => {
  expect(isUnchanged({ finding: about(finding), one: now, other: BEFORE, slice })).toBe(isSame)
})
