import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slices } from '../../src/blocks/registry/configs'
import { TITLE_FONTS } from '../../src/components/titles'
import { layouts } from '../../src/layouts/registry/configs'
import { createCatalogue } from '../../src/slices'

// Not in a room: here the demo's layouts meet its slices.
it('layouts that no page may choose are two versions of one brand, and slices name them', () => {
  const old = layouts.filter(({ isOffered }) => isOffered === false)
  expect(old.map(({ name, family }) => [name, family])).toEqual([
    ['noche-azul-2019', 'noche-azul'],
    ['noche-azul-2022', 'noche-azul'],
  ])
  const naming = slices.filter(({ layouts: limit }) =>
    old.every(({ name }) => Array.isArray(limit) && limit.includes(name)),
  )
  expect(naming.map(({ name }) => name)).toEqual(['noche-azul-band', 'noche-azul-hero', 'noche-azul-moon'])
  const catalogue = createCatalogue(slices, layouts)
  for (const { name: layout } of old) {
    const offered = catalogue.offered({ layout }).map(({ name }) => name)
    expect(offered).toEqual(expect.arrayContaining(naming.map(({ name }) => name)))
  }
})

it('fonts that editors choose from are different faces', () => {
  const tokens = readFileSync('src/components/styles/tokens.css', 'utf8')
  const stacks = TITLE_FONTS.map((font) => tokens.match(new RegExp(`--font-${font}: ([^,;]+)`))?.[1])
  expect(stacks).not.toContain(undefined)
  expect(new Set(stacks).size).toBe(TITLE_FONTS.length)
})
