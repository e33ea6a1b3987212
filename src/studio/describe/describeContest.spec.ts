import { expect, it } from 'vitest'
import { createRow } from '../../tree'
import type { SliceInfo } from '../model/boot'
import { describeContest } from './describeContest'

const rows = [
  createRow({ id: 'g', blockType: 'group' }),
  { ...createRow({ id: 'n', blockType: 'group' }), blockName: 'G2' },
]
const group = { label: 'Group', fields: [{ name: 'title', label: 'Heading' }] } as unknown as SliceInfo
const describe = (element: string | null, field: string | null) =>
  describeContest({ contest: { element, field }, rowOf: (id) => rows.find((row) => row.id === id), slice: () => group })

it('names what both changed as the dialog does', () => {
  expect(describe('n', 'element.parent')).toBe('G2: Place')
  expect(describe('g', 'title')).toBe('Group: Heading')
  expect(describe('g', 'order')).toBe('Group: Order of what stands inside')
  expect(describe('g', null)).toBe('Group: The whole element')
  expect(describe(null, 'order')).toBe('Page: Order of the outermost elements')
  expect(describe(null, 'title')).toBe('Page: Title')
})
