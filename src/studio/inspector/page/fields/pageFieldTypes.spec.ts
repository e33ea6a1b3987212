import { expect, it } from 'vitest'
import { PAGE_FIELD_TYPES } from '../../../../slices/pageFieldTypes'
import { mediaOf, parseFieldName, TYPE_LABELS } from './pageFieldTypes'

it('names every type that a page field may have', () => {
  expect(Object.keys(TYPE_LABELS)).toEqual([...PAGE_FIELD_TYPES])
})

it('takes a name once, in letters and digits', () => {
  expect(parseFieldName({ text: ' intro-2 ', others: ['intro'] })).toEqual({ value: 'intro-2' })
  for (const text of ['', '2nd', 'a b', 'intro']) {
    expect(parseFieldName({ text, others: ['intro'] })).toHaveProperty('problem')
  }
})

it('lists the pictures that a value names', () => {
  expect(
    mediaOf([
      { breakpoint: 'default', media: 'a' },
      { breakpoint: 'md', media: null },
    ]),
  ).toEqual(['a'])
  expect(mediaOf('b')).toEqual(['b'])
  expect(mediaOf(null)).toEqual([])
})
