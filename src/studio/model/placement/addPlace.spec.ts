import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../../tree'
import type { SliceRules, TreeRules } from '../../../tree/types'
import { addPlace } from './places'

const slices: Record<string, SliceRules> = {
  group: { layouts: '*', slots: { default: { allowedElements: '*' } } },
  tabs: { layouts: '*', slots: { default: { allowedElements: ['tab'] } } },
  tab: { layouts: '*', root: false, slots: {} },
  text: { layouts: '*', slots: {} },
  wedding: { layouts: ['jewel'], slots: {} },
}
const rules: TreeRules = { layout: 'blocks', slice: (name) => slices[name] }
const row = (id: string, blockType: string, parent: string | null = null) =>
  createRow({ id, blockType, element: createEnvelope({ parent }) })
const tree = toTree([row('g', 'group'), row('t', 'text', 'g'), row('s', 'tabs')])
const where = (blockType: string, selected: string | null) =>
  addPlace({ tree, blockType, rules, selected, wanted: null })

describe('addPlace', () => {
  it('adds inside a container that takes the slice', () => {
    expect(where('text', 'g').place).toMatchObject({ parent: 'g', slot: 'default' })
  })

  it('adds after an element that holds nothing', () => {
    expect(where('text', 't').place).toEqual({ parent: 'g', slot: 'default', index: 1 })
  })

  it('adds after a container that refuses the slice', () => {
    expect(where('text', 's').place).toEqual({ parent: null, slot: 'default', index: 2 })
  })

  it('adds at the end of the page when nothing is selected', () => {
    expect(where('text', null).place).toMatchObject({ parent: null, slot: 'default' })
  })

  it('says why a slice has no place', () => {
    expect(where('tab', null)).toMatchObject({
      place: null,
      reason: { rule: 'slot-not-allowed', blockType: 'tab', parent: null },
    })
    expect(where('wedding', null)).toMatchObject({
      place: null,
      reason: { rule: 'layout-not-allowed', layout: 'blocks' },
    })
  })

  it('takes the wanted place or none', () => {
    const wanted = { parent: 's', slot: 'default', index: 0 }
    expect(addPlace({ tree, blockType: 'tab', rules, selected: null, wanted }).place).toEqual(wanted)
    expect(addPlace({ tree, blockType: 'text', rules, selected: null, wanted }).place).toBeNull()
  })
})
