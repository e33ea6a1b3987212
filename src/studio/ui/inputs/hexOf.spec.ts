import { expect, it } from 'vitest'
import { hexOf } from './hexOf'

it('is six digits for the picker, black for what it cannot show', () => {
  expect(hexOf('#4338CA')).toBe('#4338ca')
  expect(hexOf('#fA0')).toBe('#ffaa00')
  for (const value of ['', 'teal', 'rgb(1 2 3)', '#12345678']) expect(hexOf(value)).toBe('#000000')
})
