import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeats, sampleEach } from './lane.mjs'

const ITEMS = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']
const groupOf = (item: string) => item.charAt(0)

beforeEach(() => {
  vi.stubEnv('VOIX_TEST_LANE', '')
  vi.stubEnv('VOIX_SWEEP_SEED', 'x')
})
afterEach(() => vi.unstubAllEnvs())

it('samples one item of each group in npm test, the same one for the same seed', () => {
  const sample = sampleEach(ITEMS, groupOf)
  expect(sample.map(groupOf)).toEqual(['a', 'b', 'c'])
  expect(sampleEach(ITEMS, groupOf)).toEqual(sample)
})

it('reaches every item of a group with some seed', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 60; seed += 1) {
    vi.stubEnv('VOIX_SWEEP_SEED', String(seed))
    for (const item of sampleEach(ITEMS, groupOf)) seen.add(item)
  }
  expect([...seen].sort()).toEqual(ITEMS)
})

it('returns every item and the larger number of repeats in npm run test:all', () => {
  vi.stubEnv('VOIX_TEST_LANE', 'all')
  expect(sampleEach(ITEMS, groupOf)).toEqual(ITEMS)
  expect(repeats({ test: 1, all: 9 })).toBe(9)
})
