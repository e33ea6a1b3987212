import { describe, expect, it } from 'vitest'
import { parseKey, parseValue, renameKey, valueText } from './pairs'

describe('settings as pairs', () => {
  it('keeps the place of a renamed key', () => {
    const settings = renameKey({ settings: { a: 1, b: 2, c: 3 }, from: 'b', to: 'z' })
    expect(Object.entries(settings)).toEqual([
      ['a', 1],
      ['z', 2],
      ['c', 3],
    ])
  })

  it('refuses a key that is there, and none at all', () => {
    expect(parseKey({ text: 'a', others: ['a'] })).toEqual({ problem: 'The setting "a" is there already.' })
    expect(parseKey({ text: ' ', others: [] })).toEqual({ problem: 'Name the setting.' })
    expect(parseKey({ text: ' b ', others: ['a'] })).toEqual({ value: 'b' })
  })

  it('keeps the kind of a value', () => {
    expect(valueText({ a: [1] })).toBe('{"a":[1]}')
    expect(parseValue({ text: '12', stored: 'old' })).toEqual({ value: '12' })
    expect(parseValue({ text: '12', stored: 7 })).toEqual({ value: 12 })
    expect(parseValue({ text: '{', stored: {} })).toEqual({ problem: 'Write JSON: 12, true, "text", [1, 2].' })
  })
})
