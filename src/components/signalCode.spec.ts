import { expect, it } from 'vitest'
import { SIGNAL_FLAGS, toFlags } from './signalCode'

it('has a flag for every letter, of no two the same', () => {
  expect(Object.keys(SIGNAL_FLAGS)).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
  expect(new Set(Object.values(SIGNAL_FLAGS).map((layers) => JSON.stringify(layers))).size).toBe(26)
})

it('spells words with accents, and leaves out what has no flag', () => {
  expect(toFlags('Bahía 41!').map(({ letter }) => letter)).toEqual(['B', 'A', 'H', 'I', 'A'])
  expect(toFlags('')).toEqual([])
})
