import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../../tree'
import type { SliceRules, TreeRules } from '../../../tree/types'
import { fieldOf, sliceOf } from '../../spec/fixtures'
import type { SliceFieldInfo, SliceInfo } from '../boot'
import { listPlaces, otherSlots, pathNames, placeBeside } from './places'
import { childrenWithoutPlace, replacedBy, replacements } from './slices'

const RULES: Record<string, SliceRules> = {
  group: { layouts: '*', slots: { default: { allowedElements: '*' } } },
  columns: {
    layouts: '*',
    slots: { default: { allowedElements: '*', max: 1 }, right: { allowedElements: ['text'] } },
  },
  tabs: { layouts: '*', slots: { default: { allowedElements: ['tab'] } } },
  tab: { layouts: '*', root: false, slots: {} },
  text: { layouts: '*', slots: {} },
}
const rules: TreeRules = { layout: 'blocks', slice: (name) => RULES[name] }
const row = (id: string, blockType: string, parent: string | null = null, slot = 'default') =>
  createRow({ id, blockType, element: createEnvelope({ parent, slot }) })
const tree = toTree([
  row('g', 'group'),
  row('a', 'text', 'g'),
  row('b', 'text', 'g'),
  row('s', 'tabs'),
  row('t', 'tab', 's'),
  row('c', 'columns'),
])
const info = (name: string, fields: SliceFieldInfo[] = [], defaults: Record<string, unknown> = {}): SliceInfo => ({
  ...sliceOf(name, name, fields),
  rules: RULES[name] ?? { layouts: '*', slots: {} },
  defaults,
})

describe('the places that elements may go to', () => {
  it('leaves out where they stand, what is inside of them and what does not take them', () => {
    const places = listPlaces({ tree, ids: ['a'], rules }).map(({ parent, slot, after }) => [parent, slot, after])
    expect(places).toEqual([
      [null, 'default', null],
      [null, 'default', 'g'],
      [null, 'default', 's'],
      [null, 'default', 'c'],
      ['g', 'default', 'b'],
      ['c', 'default', null],
      ['c', 'right', null],
    ])
    expect(listPlaces({ tree, ids: ['g'], rules }).some(({ parent }) => parent === 'g')).toBe(false)
    expect(listPlaces({ tree, ids: ['t'], rules })).toEqual([])
  })

  it('offers several elements only what takes each of them', () => {
    expect(otherSlots({ tree, ids: ['a', 'b'], rules })).toEqual([
      { parent: null, slot: 'default' },
      { parent: 'c', slot: 'default' },
      { parent: 'c', slot: 'right' },
    ])
    expect(otherSlots({ tree, ids: ['a', 't'], rules })).toEqual([])
  })

  it('names what stands around a place', () => {
    expect(pathNames({ tree, parent: 'g', nameOf: (id) => id.toUpperCase() })).toEqual(['Page', 'G'])
  })

  it('finds the place beside elements', () => {
    expect(placeBeside({ tree, ids: ['b', 'a'], side: 'before' })).toEqual({ parent: 'g', slot: 'default', index: 0 })
    expect(placeBeside({ tree, ids: ['b', 'a'], side: 'after' })).toEqual({ parent: 'g', slot: 'default', index: 2 })
    expect(placeBeside({ tree, ids: ['nope'], side: 'after' })).toBeNull()
  })
})

describe('replacing an element by another slice', () => {
  it('offers the slices that may stand there', () => {
    const slices = Object.keys(RULES).map((name) => info(name))
    const names = (id: string) =>
      replacements({ tree, row: tree.rows[id] ?? row('', ''), rules, slices }).map(({ name }) => name)
    expect(names('a')).toEqual(['group', 'columns', 'tabs'])
    expect(names('t')).toEqual([])
  })

  it('keeps fields of the same name and type, the label and the settings', () => {
    const old = { ...row('a', 'text', 'g'), title: 'Kept', note: 'Gone', size: 'a text', blockName: 'Mine' }
    const from = info('text', [fieldOf('title', 'text'), fieldOf('note', 'text'), fieldOf('size', 'text')])
    const to = info('group', [fieldOf('title', 'text'), fieldOf('size', 'number'), fieldOf('more', 'text')], {
      more: 'new',
      size: 1,
    })
    expect(replacedBy({ row: old, from, to })).toMatchObject({
      id: 'a',
      blockType: 'group',
      blockName: 'Mine',
      title: 'Kept',
      size: 1,
      more: 'new',
      element: { parent: 'g' },
    })
    expect(replacedBy({ row: old, from, to })).not.toHaveProperty('note')
  })

  it('knows the children that the other slice has no place for', () => {
    const group = tree.rows.g ?? row('', '')
    const lost = (name: string) => childrenWithoutPlace({ tree, row: group, to: info(name), rules })
    expect(lost('text')).toEqual(['a', 'b'])
    expect(lost('tabs')).toEqual(['a', 'b'])
    expect(lost('columns')).toEqual(['b'])
    expect(lost('group')).toEqual([])
  })
})
