import { expect, it } from 'vitest'
import { slices } from '../../src/blocks/registry/configs'
import * as own from '../../src/blocks/lib/purposes'
import { purposeOf } from '../../src/slices/purposes'

it('every slice of the demo names its purpose, one of the product or of the demo', () => {
  const ofDemo: object[] = Object.values(own)
  const without = slices.filter(({ purpose }) => typeof purpose === 'object' && !ofDemo.includes(purpose))
  expect(without.map(({ name }) => name)).toEqual([])
})

it('no purpose of the demo is that of one slice alone, but the code of other sites', () => {
  const counts = new Map<string, number>()
  for (const { purpose } of slices) {
    const { label } = purposeOf(purpose)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count === 1).map(([label]) => label)).toEqual(['Code and embeds'])
})
