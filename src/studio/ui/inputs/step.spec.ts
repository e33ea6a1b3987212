import { expect, it } from 'vitest'
import { hexOfRgb, stepAmount } from './parse'

it.each([
  [{ text: '24px', by: 1 }, '25px'],
  [{ text: '24px', by: -10 }, '14px'],
  [{ text: '1.5rem', by: 1 }, '1.6rem'],
  [{ text: '0.05em', by: -1 }, '0.04em'],
  [{ text: '0', by: 1, unit: 'px' }, '1px'],
  [{ text: '4px', by: -10, min: 0 }, '0px'],
  [{ text: '1.4', by: 1 }, '1.5'],
  [{ text: '2', by: 1, size: 1 }, '3'],
  [{ text: '', by: 1, from: '36px' }, '37px'],
  [{ text: 'auto', by: 1, from: 'normal' }, null],
])('a step from %j', (given, next) => expect(stepAmount(given)).toBe(next))

it.each([
  ['rgb(247, 239, 228)', '#f7efe4'],
  ['rgba(0, 0, 0, 0)', undefined],
  ['rgba(0, 0, 0, 0.5)', '#000000'],
])('the colour %s is %s', (told, hex) => expect(hexOfRgb(told)).toBe(hex))
