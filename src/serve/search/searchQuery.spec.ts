import { expect, it } from 'vitest'
import { MOST_LETTERS, readNumber, readWords } from './searchQuery'

it.each([
  ['  two   words\n', 'two words'],
  ['\u0000\u0007', ''],
  ['\ud83d', ''],
  [undefined, ''],
  [['a', 'b'], ''],
  [{ toString: 'no' }, ''],
])('readWords(%j) is %j', (value, words) => expect(readWords(value)).toBe(words))

it('cuts what is long between two characters', () => {
  expect(readWords('🌊'.repeat(500))).toBe('🌊'.repeat(MOST_LETTERS))
})

it.each([
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1e3', 1],
  ['99999999', 1],
  ['9999', 100],
  [undefined, 1],
  [['2'], 1],
])('readNumber(%j) is %j', (value, number) => expect(readNumber(value)).toBe(number))
