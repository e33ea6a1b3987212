import { expect, it } from 'vitest'
import { createRow, toTree } from '../../../../tree'
import type { SliceRules } from '../../../../tree/types'
import { layoutProblems } from './layoutProblems'

const slices: Record<string, SliceRules> = {
  group: { layouts: '*', slots: { default: { allowedElements: '*' } } },
  crest: { layouts: ['jewel'], slots: { default: { allowedElements: '*' } } },
  text: { layouts: '*', slots: {} },
}
const rules = (layout: string) => ({ layout, slice: (name: string) => slices[name] })
const row = (id: string, blockType: string, parent: string | null = null) =>
  createRow({ id, blockType, element: { parent } })
const tree = toTree([row('g', 'group'), row('c', 'crest', 'g'), row('t', 'text', 'c'), row('u', 'text')])

it('names the elements that the other layout does not allow, not what stands inside of them', () => {
  expect(layoutProblems({ tree, rules: rules('jewel'), layout: 'blocks' }).map(({ id }) => id)).toEqual(['c'])
})

it('names none for a layout that allows all, for the same one, and none that is refused already', () => {
  expect(layoutProblems({ tree, rules: rules('blocks'), layout: 'jewel' })).toEqual([])
  expect(layoutProblems({ tree, rules: rules('blocks'), layout: 'blocks' })).toEqual([])
  expect(layoutProblems({ tree, rules: rules('blocks'), layout: 'no-chrome' })).toEqual([])
})
