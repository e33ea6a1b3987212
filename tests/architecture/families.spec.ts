import { describe, expect, it } from 'vitest'
import { layouts } from '../../src/layouts/registry/configs'
import { layoutNames } from '../../src/slices/layoutLimit'
import { slices } from '../../src/blocks/registry/configs'

/** Layouts that belong to no brand. */
const WITHOUT = ['agent-cash-plus', 'blocks', 'no-chrome']

/** Other layouts of a brand use the same family. */
const brands = layouts.filter(
  ({ name, family }) => !WITHOUT.includes(name) && !(family !== undefined && family !== name),
)

/** Returns the slices in the folder with the layout's name. */
const familyOf = (layout: string) =>
  slices.filter(({ name, admin }) => admin.group === layout && name.startsWith(`${layout}-`))

describe('every brand layout has a hero, a band and one of its own, limited to it', () => {
  it.each(brands.map(({ name }) => name))('%s', (layout) => {
    const family = familyOf(layout)
    const names = family.map(({ name }) => name)
    expect(names).toContain(`${layout}-hero`)
    expect(names).toContain(`${layout}-band`)
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const { name, layouts: limit } of family) {
      const allowed = layoutNames(limit, layouts)
      expect(allowed, `${name} may stand on`).not.toBe('*')
      const isOfBrand = (one: string) => one === layout || layouts.find(({ name }) => name === one)?.family === layout
      expect(allowed.length).toBeGreaterThan(0)
      expect([...allowed].filter((one) => !isOfBrand(one))).toEqual([])
    }
  })
})
