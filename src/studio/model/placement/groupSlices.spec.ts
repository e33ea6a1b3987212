import { expect, it } from 'vitest'
import { sliceOf } from '../../spec/fixtures'
import type { SliceInfo } from '../boot'
import { groupSlices, withheldSlices } from './slices'

const slice = (name: string, more: Partial<SliceInfo> = {}): SliceInfo => ({
  ...sliceOf(name, name.toUpperCase(), []),
  ...more,
})
const slices = [
  slice('hero'),
  slice('crest', { rules: { layouts: ['jewel'], slots: {} } }),
  slice('banner', { deprecated: true, replacedBy: 'hero' }),
  slice('old', { deprecated: true }),
]
const layouts = [{ name: 'jewel', label: 'Jewel Coast' }]

it('offers what the layout allows and what is not deprecated', () => {
  const offered = (layout: string) => groupSlices({ slices, layout, search: '' }).flatMap((group) => group.slices)
  expect(offered('blocks').map(({ name }) => name)).toEqual(['hero'])
  expect(offered('jewel').map(({ name }) => name)).toEqual(['hero', 'crest'])
})

it('says of the others why they are not offered', () => {
  const withheld = withheldSlices({ slices, layouts, layout: 'blocks', search: '' })
  expect(withheld.map(({ slice: { name }, reason }) => [name, reason])).toEqual([
    ['crest', 'Only on the layouts Jewel Coast.'],
    ['banner', 'Deprecated. Use “HERO” instead.'],
    ['old', 'Deprecated: what stands on pages still works.'],
  ])
})

it('searches among them as well', () => {
  const withheld = withheldSlices({ slices, layouts, layout: 'jewel', search: 'ban' })
  expect(withheld.map(({ slice: { name } }) => name)).toEqual(['banner'])
})
