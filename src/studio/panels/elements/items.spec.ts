import { describe, expect, it } from 'vitest'
import { createRow, createEnvelope, toTree } from '../../../tree'
import type { SliceRules } from '../../../tree/types'
import { dropSlot, itemChildren, itemKey, keysAbove, readItem } from './items'

const rules: Record<string, SliceRules> = {
  group: { layouts: '*', slots: { default: { allowedElements: '*' } } },
  columns: { layouts: '*', slots: { left: { allowedElements: '*' }, right: { allowedElements: '*' } } },
  text: { layouts: '*', slots: {} },
}
const row = (id: string, blockType: string, parent: string | null, slot = 'default') =>
  createRow({ id, blockType, element: createEnvelope({ parent, slot }) })
const tree = toTree([
  row('c', 'columns', null),
  row('l', 'text', 'c', 'left'),
  row('r', 'text', 'c', 'right'),
  row('g', 'group', null),
  row('t', 'text', 'g'),
])
const source = { tree, rulesOf: (name: string) => rules[name] }

describe('the items of the element tree', () => {
  it('shows the slots of an element that has several, and not the slot of one that has one', () => {
    expect(itemChildren({ key: 'root', ...source })).toEqual(['c', 'g'])
    expect(itemChildren({ key: 'c', ...source })).toEqual(['c::left', 'c::right'])
    expect(itemChildren({ key: 'c::right', ...source })).toEqual(['r'])
    expect(itemChildren({ key: 'g', ...source })).toEqual(['t'])
  })

  it('shows a slot that goes by a number as far as the number goes, and one that holds something anyway', () => {
    const slot = (value: number) => ({ allowedElements: '*', from: { field: 'columns', value } }) as const
    const slots = { one: slot(1), two: slot(2), three: slot(3), four: slot(4) }
    const columns = { ...row('c', 'columns', null), columns: 2 }
    const numbered = {
      rulesOf: () => ({ layouts: '*', slots }) as const,
      tree: toTree([columns, row('x', 'columns', 'c', 'four')]),
    }
    expect(itemChildren({ key: 'c', ...numbered })).toEqual(['c::one', 'c::two', 'c::four'])
  })

  it('keeps an element in a slot that does not exist visible', () => {
    const broken = { ...source, tree: toTree([row('c', 'columns', null), row('x', 'text', 'c', 'middle')]) }
    expect(itemChildren({ key: 'c', ...broken })).toEqual(['c::left', 'c::right', 'x'])
  })

  it('knows which slot a drop means', () => {
    expect(dropSlot({ key: 'g', ...source })).toEqual({ parent: 'g', slot: 'default' })
    expect(dropSlot({ key: 'c::left', ...source })).toEqual({ parent: 'c', slot: 'left' })
    expect(dropSlot({ key: 'c', ...source })).toBeNull()
    expect(dropSlot({ key: 't', ...source })).toBeNull()
  })

  it('names everything above an element', () => {
    expect(keysAbove({ id: 'r', ...source })).toEqual(['c', 'c::right'])
    expect(keysAbove({ id: 't', ...source })).toEqual(['g'])
  })

  it('reads a key back', () => {
    for (const key of ['root', 'g', 'c::left']) expect(itemKey(readItem(key))).toBe(key)
  })
})
