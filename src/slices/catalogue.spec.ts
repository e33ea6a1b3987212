import { describe, expect, it } from 'vitest'
import { createCatalogue, treeRules } from './catalogue'
import { defineSlice } from './defineSlice'

const make = (name: string, more: object = {}) =>
  defineSlice({ name, label: name, admin: { group: 'global' }, fields: {}, ...more })

const catalogue = createCatalogue([
  make('hero'),
  make('old', { deprecated: true }),
  make('jewel-hero', { layouts: ['jewel'] }),
  make('slide', { root: false, maxPerPage: 3 }),
])

describe('findSlice', () => {
  it('finds by name', () => expect(catalogue.findSlice('hero').name).toBe('hero'))
  it('finds by label and group', () => {
    expect(catalogue.findSlice({ label: 'jewel-hero', group: 'global' }).name).toBe('jewel-hero')
  })
  it('names the component that has no configuration', () => {
    expect(() => catalogue.findSlice('nope')).toThrow('Slice configuration not found for component "nope"')
    expect(() => catalogue.findSlice({ label: 'hero', group: 'jewel' })).toThrow(
      'Slice configuration not found for component "jewel/hero"',
    )
  })
})

describe('offered', () => {
  it('leaves out deprecated slices and those of other layouts', () => {
    expect(catalogue.offered({ layout: 'blocks' }).map(({ name }) => name)).toEqual(['hero', 'slide'])
    expect(catalogue.offered({ layout: 'jewel' }).map(({ name }) => name)).toEqual(['hero', 'jewel-hero', 'slide'])
  })
})

describe('treeRules', () => {
  it('tells the validator what a definition says', () => {
    const rules = treeRules(catalogue, 'blocks')
    expect(rules.layout).toBe('blocks')
    expect(rules.slice('slide')).toEqual({ layouts: '*', slots: {}, root: false, maxPerPage: 3 })
    expect(rules.slice('nope')).toBeUndefined()
  })
})

describe('createCatalogue', () => {
  it('refuses two slices of one name', () => {
    expect(() => createCatalogue([make('hero'), make('hero')])).toThrow('Two slices have the name "hero"')
  })
  it('refuses two slices of one label in a group', () => {
    expect(() => createCatalogue([make('hero'), make('hero-two', { label: 'hero' })])).toThrow('same label "hero"')
  })
})
