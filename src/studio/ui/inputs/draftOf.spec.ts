import { expect, it } from 'vitest'
import { listOf } from '../../../tree'
import { isDraftOf } from './draftOf'
import { anyNumber, anyText, wholeNumber } from './parse'

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
