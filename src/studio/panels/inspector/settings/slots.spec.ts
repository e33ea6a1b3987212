import { expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../../../tree'
import type { SliceRules, TreeRules } from '../../../../tree/types'
import { legalSlots } from './slots'

const slices: Record<string, SliceRules> = {
  columns: {
    layouts: '*',
    slots: {
      left: { allowedElements: '*' },
      right: { allowedElements: ['text'] },
      foot: { allowedElements: ['button'] },
      full: { allowedElements: '*', max: 1 },
    },
  },
  text: { layouts: '*', slots: {} },
}
const rules: TreeRules = { layout: 'blocks', slice: (name) => slices[name] }
const columns = createRow({ id: 'columns', blockType: 'columns' })
const text = (id: string, slot: string) =>
  createRow({ id, blockType: 'text', element: createEnvelope({ parent: 'columns', slot }) })
const tree = toTree([columns, text('a', 'left'), text('b', 'full')])

it('offers the slots that take the element, and the one it has', () => {
  expect(legalSlots({ tree, row: text('a', 'left'), rules })).toEqual(['left', 'right'])
  expect(legalSlots({ tree, row: text('b', 'full'), rules })).toEqual(['left', 'right', 'full'])
})

it('offers none at the root of the page', () => {
  expect(legalSlots({ tree, row: columns, rules })).toEqual([])
})
