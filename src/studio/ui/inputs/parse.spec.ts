import { describe, expect, it } from 'vitest'
import { anyNumber, wholeNumber } from './parse'

describe('wholeNumber', () => {
  it.each([
    ['12', { value: 12 }],
    ['-3', { problem: 'Write 0 or more.' }],
    ['101', { problem: 'Write 100 or less.' }],
    ['1.5', { problem: 'Write a whole number.' }],
    ['', { problem: 'Write a whole number.' }],
    ['two', { problem: 'Write a whole number.' }],
  ])('reads %j', (text, expected) => {
    expect(wholeNumber({ min: 0, max: 100 })(text)).toEqual(expected)
  })
})

it('takes no whole number that a computer cannot tell from the next', () => {
  expect(wholeNumber()('1e20')).toEqual({ problem: 'Write 9007199254740991 or less.' })
  expect(wholeNumber()('-9007199254740992')).toEqual({ problem: 'Write -9007199254740991 or more.' })
})

it('reads any number, and none', () => {
  expect(anyNumber('-1.5')).toEqual({ value: -1.5 })
  expect(anyNumber(' ')).toEqual({ value: null })
  expect(anyNumber('many')).toEqual({ problem: 'Write a number.' })
})
