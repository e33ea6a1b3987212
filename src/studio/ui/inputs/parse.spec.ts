import { describe, expect, it } from 'vitest'
import { listOf } from '../../../tree'
import { anyNumber, anyText, hexOf, isDraftOf, parseTagName, wholeNumber } from './parse'

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

it('is a draft of what it is stored as, however that is written', () => {
  const parse = (text: string) => ({ value: listOf(text) })
  expect(isDraftOf({ text: 'Jamaica, Mexico, ', stored: 'Jamaica, Mexico', parse })).toBe(true)
  expect(isDraftOf({ text: 'Jamaica,Mexico', stored: 'Jamaica, Mexico', parse })).toBe(true)
  expect(isDraftOf({ text: '1.50', stored: '1.5', parse: anyNumber })).toBe(true)
})

it('is none of another value, nor of one that cannot be', () => {
  const parse = (text: string) => ({ value: listOf(text) })
  expect(isDraftOf({ text: 'Jamaica, Mexico, ', stored: 'Jamaica', parse })).toBe(false)
  expect(isDraftOf({ text: 'one', stored: 'two', parse: anyText })).toBe(false)
  expect(isDraftOf({ text: 'x', stored: '2', parse: wholeNumber() })).toBe(false)
  expect(isDraftOf({ text: 'x', stored: 'y', parse: wholeNumber() })).toBe(false)
})

it('is six digits for the picker, black for what it cannot show', () => {
  expect(hexOf('#4338CA')).toBe('#4338ca')
  expect(hexOf('#fA0')).toBe('#ffaa00')
  for (const value of ['', 'teal', 'rgb(1 2 3)', '#12345678']) expect(hexOf(value)).toBe('#000000')
})

it('takes a name once, without the spaces around it', () => {
  const others = [{ name: 'family', point: 2 }]
  expect(parseTagName({ text: ' beach ', others })).toEqual({ value: 'beach' })
  expect(parseTagName({ text: 'family', others })).toEqual({ problem: 'The tag "family" is there already.' })
  expect(parseTagName({ text: '  ', others })).toEqual({ problem: 'Name the tag.' })
})
