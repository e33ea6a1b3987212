import { expect, it } from 'vitest'
import { isColor } from './color'

it.each([
  '#fff',
  '#4338ca',
  '#4338ca80',
  'rgb(67 56 202 / 50%)',
  'hsl(243, 75%, 59%)',
  'var(--sand-100)',
  'teal',
  'sand-100',
])('accepts %s', (color) => expect(isColor(color)).toBe(true))

it.each([
  '',
  '#ff',
  'red;background:url(x)',
  'url(javascript:x)',
  'expression(alert(1))',
  'rgb(0,0,0);x',
  '</style>',
  'a b',
  7,
  null,
])('refuses %j', (color) => expect(isColor(color)).toBe(false))
