import { expect, it } from 'vitest'
import { shownColumns, shownShadow } from './shownValues'

it.each([
  [{ display: 'grid', gridTemplateColumns: '200px 200px 200px', columnCount: 'auto' }, '3'],
  [{ display: 'grid', gridTemplateColumns: '[start] 200px [end] 10.5px', columnCount: 'auto' }, '2'],
  [{ display: 'grid', gridTemplateColumns: 'none', columnCount: 'auto' }, '1'],
  [{ display: 'block', gridTemplateColumns: 'none', columnCount: '2' }, '2'],
  [{ display: 'block', gridTemplateColumns: 'none', columnCount: 'auto' }, '1'],
  [{ display: 'flex', gridTemplateColumns: 'none', columnCount: 'auto' }, undefined],
])('counts the columns of %o', (style, columns) => {
  expect(shownColumns(style)).toBe(columns)
})

it.each([
  ['none', 'none'],
  ['rgba(0, 0, 0, 0.2) 0px 8px 24px 0px', '0 8px 24px 0 #00000033'],
  ['rgb(67, 56, 202) 0px 1px 2px 0px inset', '0 1px 2px 0 inset #4338ca'],
  [
    'rgba(0, 0, 0, 0) 0px 0px 0px 0px, rgba(0, 0, 0, 0.1) 0px 4px 6px -1px, rgba(0, 0, 0, 0.1) 0px 2px 4px -2px',
    '0 4px 6px -1px #0000001a, 0 2px 4px -2px #0000001a',
  ],
  ['rgba(0, 0, 0, 0) 0px 0px 0px 0px', 'none'],
  ['', undefined],
])('writes the shadow %s as people write it', (css, shadow) => {
  expect(shownShadow(css)).toBe(shadow)
})
