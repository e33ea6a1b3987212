import { describe, expect, it } from 'vitest'
import { parseKey, parseValue, renameKey, settingNames, valueText } from './pairs'

describe('settings as pairs', () => {
  it('renames a key and leaves every value where it belongs', () => {
    expect(renameKey({ settings: { a: 1, b: 2, c: 3 }, from: 'b', to: '10k' })).toEqual({ a: 1, '10k': 2, c: 3 })
  })

  it('refuses a key that is there, and none at all', () => {
    expect(parseKey({ text: 'a', others: ['a'] })).toEqual({ problem: 'The setting "a" is there already.' })
    expect(parseKey({ text: ' ', others: [] })).toEqual({ problem: 'Name the setting.' })
    expect(parseKey({ text: ' b ', others: ['a'] })).toEqual({ value: 'b' })
  })

  it('refuses a name that every object of JavaScript has: it would not be stored', () => {
    for (const text of ['constructor', 'toString', '__proto__'])
      expect(parseKey({ text, others: [] })).toEqual({
        problem: `A setting cannot be named "${text}": scripts would take it for something else.`,
      })
  })

  it('shows names in the order of the alphabet: the database keeps no other', () => {
    expect(settingNames({ zebra: 1, '10k': 2, alpha: 3, '9k': 4, Beta: 5 })).toEqual([
      '9k',
      '10k',
      'alpha',
      'Beta',
      'zebra',
    ])
  })

  it('keeps the kind of a value', () => {
    expect(valueText({ a: [1] })).toBe('{"a":[1]}')
    expect(parseValue({ text: '12', stored: 'old' })).toEqual({ value: '12' })
    expect(parseValue({ text: '12', stored: 7 })).toEqual({ value: 12 })
    expect(parseValue({ text: '{', stored: {} })).toEqual({ problem: 'Write JSON: 12, true, "text", [1, 2].' })
  })
})
