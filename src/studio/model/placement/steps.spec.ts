import { describe, expect, it } from 'vitest'
import { childrenOf, createEnvelope, createRow, move, toTree } from '../../../tree'
import type { SliceRules, TreeRules } from '../../../tree/types'
import { stepPlace, type Step } from './steps'

const slices: Record<string, SliceRules> = {
  group: { layouts: '*', slots: { default: { allowedElements: '*' } } },
  tabs: { layouts: '*', slots: { default: { allowedElements: ['tab'] } } },
  tab: { layouts: '*', root: false, slots: {} },
  text: { layouts: '*', slots: {} },
}
const rules: TreeRules = { layout: 'blocks', slice: (name) => slices[name] }
const row = (id: string, blockType: string, parent: string | null = null) =>
  createRow({ id, blockType, element: createEnvelope({ parent }) })
const tree = toTree([
  row('g', 'group'),
  row('a', 'text', 'g'),
  row('b', 'text', 'g'),
  row('s', 'tabs'),
  row('t', 'tab', 's'),
  row('c', 'text'),
])
const step = (ids: string, way: Step) => stepPlace({ tree, ids: ids.split(' '), step: way, rules })

describe('a step of the keyboard', () => {
  it('moves among siblings and stops at the ends', () => {
    expect(step('b', 'up')).toEqual({ parent: 'g', slot: 'default', index: 0 })
    expect(step('a', 'up')).toBeNull()
    expect(step('a', 'down')).toEqual({ parent: 'g', slot: 'default', index: 1 })
    expect(step('b', 'down')).toBeNull()
  })

  it('leads out, behind the parent', () => {
    expect(step('a', 'out')).toEqual({ parent: null, slot: 'default', index: 1 })
    expect(step('g', 'out')).toBeNull()
  })

  it('leads into the sibling before, at its end', () => {
    expect(step('s', 'in')).toEqual({ parent: 'g', slot: 'default', index: 2 })
  })

  it('takes several siblings along, and refuses elements of different parents', () => {
    const order = (ids: string, way: Step) => {
      const place = step(ids, way)
      return place && childrenOf(move(tree, { ids: ids.split(' '), place }), place.parent, place.slot)
    }
    expect(order('s c', 'up')).toEqual(['s', 'c', 'g'])
    expect(order('g s', 'down')).toEqual(['c', 'g', 's'])
    expect(order('g s c', 'down')).toBeNull()
    expect(step('a b', 'out')).toEqual({ parent: null, slot: 'default', index: 1 })
    expect(step('a c', 'up')).toBeNull()
    expect(order('s t', 'up')).toEqual(['s', 'g', 'c'])
  })

  it('obeys the rules', () => {
    expect(step('c', 'in')).toBeNull()
    expect(step('t', 'out')).toBeNull()
  })
})
