import { expect, it } from 'vitest'
import { sliceOf } from '../../spec/fixtures'
import type { SliceInfo } from '../boot'
import { fittingGroups, groupSlices, withheldSlices } from './slices'

const slice = (name: string, more: Partial<SliceInfo> = {}): SliceInfo => ({
  ...sliceOf(name, name.toUpperCase(), []),
  ...more,
})
const slices = [
  slice('hero'),
  slice('crest', { rules: { layouts: ['jewel', 'jewel-2019'], slots: {} } }),
  slice('banner', { deprecated: true, replacedBy: 'hero' }),
  slice('old', { deprecated: true }),
]
const layouts = [
  { name: 'jewel', label: 'Jewel Coast' },
  { name: 'jewel-2019', label: 'Jewel 2019', isOffered: false },
]

it('offers what the layout allows and what is not deprecated', () => {
  const offered = (layout: string) => groupSlices({ slices, layout, search: '' }).flatMap((group) => group.slices)
  expect(offered('blocks').map(({ name }) => name)).toEqual(['hero'])
  expect(offered('jewel').map(({ name }) => name)).toEqual(['hero', 'crest'])
})

it('says of the others why they are not offered', () => {
  const withheld = withheldSlices({ slices, layouts, layout: 'blocks', search: '' })
  expect(withheld.map(({ slice: { name }, reason }) => [name, reason])).toEqual([
    ['crest', 'Only on the layouts Jewel Coast, Jewel 2019 (not offered).'],
    ['banner', 'Deprecated. Use “HERO” instead.'],
    ['old', 'Deprecated: what stands on pages still works.'],
  ])
})

it('searches among them as well', () => {
  const withheld = withheldSlices({ slices, layouts, layout: 'jewel', search: 'ban' })
  expect(withheld.map(({ slice: { name } }) => name)).toEqual(['banner'])
})

it('puts those first that are called what is searched', () => {
  const labels = ['Privacy table', 'A tab list', 'Tab', 'Tabs']
  const all = labels.map((label, at) => slice(label, { label, purpose: at === 0 ? 'text' : 'layout' }))
  const found = groupSlices({ slices: all, layout: 'blocks', search: 'Tab' })
  expect(found.map(({ name, slices: members }) => [name, members.map(({ label }) => label)])).toEqual([
    ['Layout', ['Tab', 'Tabs', 'A tab list']],
    ['Text', ['Privacy table']],
  ])
})

it('puts what is made for the selected element first, and leaves out what does not fit', () => {
  const all = ['hero', 'tab', 'quote', 'map'].map((name) => slice(name, { purpose: name === 'map' ? 'code' : 'text' }))
  const groups = groupSlices({ slices: all, layout: 'blocks', search: '' })
  const fits = ({ name }: SliceInfo) => name !== 'hero'
  const ordered = (meant: string[]) =>
    fittingGroups({ groups, fits, isMeant: ({ name }) => meant.includes(name), name: 'For “Tabs”' }).map(
      ({ name, slices: members }) => [name, members.map((member) => member.name)],
    )
  expect(ordered(['tab'])).toEqual([
    ['For “Tabs”', ['tab']],
    ['Text', ['quote']],
    ['Code and embeds', ['map']],
  ])
  expect(ordered([]).map(([name]) => name)).toEqual(['Text', 'Code and embeds'])
  expect(ordered(['map']).map(([name]) => name)).toEqual(['For “Tabs”', 'Text'])
})

it('groups by purpose: those of the application stand between those of the product, each under its own label', () => {
  const offers = { label: 'Offers', icon: 'M0 0h24' }
  const all = [
    slice('map', { purpose: 'code' }),
    slice('rate', { purpose: { ...offers } }),
    slice('form', { purpose: 'forms' }),
    slice('coupon', { purpose: { ...offers } }),
    slice('hero', { purpose: 'opening' }),
  ]
  const groups = groupSlices({ slices: all, layout: 'blocks', search: '' })
  expect(groups.map(({ name, slices: members }) => [name, ...members.map((member) => member.name)])).toEqual([
    ['Page openings', 'hero'],
    ['Forms', 'form'],
    ['Offers', 'rate', 'coupon'],
    ['Code and embeds', 'map'],
  ])
  expect(groups[2]?.icon).toBe(offers.icon)
  const found = groupSlices({ slices: all, layout: 'blocks', search: 'offers' })
  expect(found.flatMap(({ slices: members }) => members.map(({ name }) => name))).toEqual(['rate', 'coupon'])
})
