import { describe, expect, it } from 'vitest'
import { canPlace, quarantined, toTree, createRow } from '../tree'
import { resolveOptions } from '../options/resolve'
import { createCatalogue, treeRules } from './catalogue'
import { defineSlice } from './defineSlice'
import type { LayoutLimit } from './layoutLimit'

const layouts = [
  { name: 'blocks', label: 'Blocks' },
  { name: 'palm', label: 'Palm', family: 'resort' },
  { name: 'reef', label: 'Reef', family: 'resort' },
  { name: 'portal', label: 'Portal', family: 'agents' },
]
const slice = (limit?: LayoutLimit) =>
  defineSlice({
    name: 'rates',
    label: 'Rates',
    admin: { group: 'g' },
    fields: {},
    ...(limit ? { layouts: limit } : {}),
  })

describe('the layouts of a slice', () => {
  it.each([
    [undefined, ['blocks', 'palm', 'reef', 'portal']],
    [['palm'], ['palm']],
    [{ families: ['resort'] }, ['palm', 'reef']],
    [{ families: ['resort'], except: ['reef'] }, ['palm']],
    [{ families: ['agents'], names: ['blocks'] }, ['blocks', 'portal']],
    [{ except: ['portal'] }, ['blocks', 'palm', 'reef']],
  ])('%j are %j to the palette, to the validator and to drops alike', (limit, names) => {
    const catalogue = createCatalogue([slice(limit)], layouts)
    const tree = toTree([createRow({ id: 'a', blockType: 'rates' })])
    const place = { blockType: 'rates', parent: null, slot: 'default' }
    const on = (isThere: (layout: string) => boolean) => layouts.map(({ name }) => name).filter(isThere)
    expect(on((layout) => catalogue.offered({ layout }).length === 1)).toEqual(names)
    expect(on((layout) => quarantined(tree, treeRules(catalogue, layout)).size === 0)).toEqual(names)
    expect(on((layout) => canPlace(toTree([]), place, treeRules(catalogue, layout)).allowed)).toEqual(names)
  })

  it.each([
    [[], 'Slice "rates": `layouts` is empty; use \'*\' for all.'],
    [{}, 'Slice "rates": `layouts` names nothing; use \'*\' for all.'],
    [{ families: [] }, 'Slice "rates": `layouts` has no families; leave `families` out.'],
    [{ names: ['palm'], except: ['palm'] }, 'Slice "rates": `layouts` has "palm" among `names` and among `except`.'],
  ])('are refused where they are defined: %j', (limit, message) => {
    expect(() => slice(limit)).toThrow(message)
  })

  it.each([
    [['plam'], 'has "rates" for the layout "plam", which is none of: blocks, palm, reef, portal.'],
    [{ except: ['plam'] }, 'has "rates" for the layout "plam", which is none of: blocks, palm, reef, portal.'],
    [{ families: ['hotel'] }, 'has "rates" for the family "hotel" of layouts, which is none of: resort, agents.'],
    [{ families: ['agents'], except: ['portal'] }, 'has "rates" for no layout: `except` leaves none over.'],
  ])('are refused where the application lacks them: %j', (limit, message) => {
    expect(() => resolveOptions({ slices: [slice(limit)], layouts })).toThrow(message)
  })
})
