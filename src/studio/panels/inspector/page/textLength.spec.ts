import { expect, it } from 'vitest'
import { textLength } from './textLength'

const limits = { min: 3, max: 5 }
const of = (text: string) => textLength({ text, limits })

it('tells what is too short, good and too long', () => {
  expect(of('  ').state).toBe('empty')
  expect(of('ab').state).toBe('short')
  expect(of('abc').state).toBe('good')
  expect(of('abcde').state).toBe('good')
  expect(of('abcdef').state).toBe('long')
})

it('counts what people see as one character once, and fills up at the limit', () => {
  expect(of('🌴🌴🌴').length).toBe(3)
  expect(of('abcdefghij').share).toBe(1)
  expect(of('').share).toBe(0)
})
