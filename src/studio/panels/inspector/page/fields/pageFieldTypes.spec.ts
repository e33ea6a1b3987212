import { expect, it } from 'vitest'
import { parseFieldName, valueOf } from './pageFieldTypes'

it('takes a name once, in letters and digits', () => {
  expect(parseFieldName({ text: ' intro-2 ', others: ['intro'] })).toEqual({ value: 'intro-2' })
  for (const text of ['', '2nd', 'a b', 'intro']) {
    expect(parseFieldName({ text, others: ['intro'] })).toHaveProperty('problem')
  }
})

it('lists the pictures of a field in its media, one or one per breakpoint', () => {
  const list = [
    { breakpoint: 'default', media: 'a' },
    { breakpoint: 'lg', media: null },
  ]
  expect(valueOf({ type: 'upload', value: list })).toEqual({ upload: list, media: ['a'] })
  expect(valueOf({ type: 'image', value: 'a' })).toEqual({ image: 'a', media: ['a'] })
  expect(valueOf({ type: 'image', value: null })).toEqual({ image: null, media: [] })
  expect(valueOf({ type: 'text', value: 'a' })).toEqual({ text: 'a', media: [] })
})
