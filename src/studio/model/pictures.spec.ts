import { describe, expect, it } from 'vitest'
import { fieldOf } from '../spec/fixtures'
import { focusIn, picturePlaceOf, withFocus, withPictures } from './pictures'

const image = fieldOf('image', 'image')
const media = fieldOf('image', 'media')
const gallery = { ...fieldOf('images', 'list'), fields: [image, fieldOf('caption', 'text')], maxRows: 4 }

describe('what a field takes', () => {
  it.each([
    ['a picture', image, 'a', { current: 'a', most: 1, isAnyFile: false }],
    ['any file', { ...image, anyFile: true }, null, { current: null, most: 1, isAnyFile: true }],
    [
      'as many as its rows have room for',
      gallery,
      [{ image: 'a' }, { image: null }],
      { current: null, most: 3, isAnyFile: false },
    ],
    ['no picture', fieldOf('title', 'text'), 'a', null],
    ['no picture, as its rows have two', { ...gallery, fields: [image, { ...image, name: 'other' }] }, [], null],
  ])('is %s', (_what, field, value, place) => {
    expect(picturePlaceOf({ field, value, breakpoint: 'xl' })).toEqual(place)
  })

  it('is, of a picture per breakpoint, the one that is shown there', () => {
    const value = [
      { breakpoint: 'lg', media: 'wide' },
      { breakpoint: 'default', media: 'all' },
    ]
    const at = (breakpoint: 'default' | 'md' | 'xl') => picturePlaceOf({ field: media, value, breakpoint })?.current
    expect([at('default'), at('md'), at('xl')]).toEqual(['all', 'all', 'wide'])
  })

  it('is, of a list, the picture that was pointed at', () => {
    const value = [{ image: null }, { image: 'a' }, { image: 'b' }]
    expect(picturePlaceOf({ field: gallery, value, breakpoint: 'xl', at: 1 })).toMatchObject({ current: 'b', most: 1 })
  })
})

describe('pictures that are chosen', () => {
  it('take the place of one, and of the first entry where none is stored', () => {
    expect(withPictures({ field: image, value: 'a', breakpoint: 'xl', ids: ['b'] })).toBe('b')
    expect(withPictures({ field: media, value: null, breakpoint: 'xl', ids: ['b'] })).toEqual([
      { breakpoint: 'default', media: 'b' },
    ])
  })

  it('change the picture that is shown at the breakpoint, and no other', () => {
    const value = [
      { breakpoint: 'default', media: 'all' },
      { breakpoint: 'lg', media: 'wide' },
    ]
    expect(withPictures({ field: media, value, breakpoint: 'xl', ids: ['b'] })).toEqual([
      { breakpoint: 'default', media: 'all' },
      { breakpoint: 'lg', media: 'b' },
    ])
  })

  it('fill the rows without one in their order, then new rows, and no more than fit', () => {
    const value = [
      { id: '1', image: 'a' },
      { id: '2', caption: 'Sea' },
    ]
    const filled = withPictures({ field: gallery, value, breakpoint: 'xl', ids: ['b', 'c', 'd', 'e'] })
    expect(filled).toEqual([
      { id: '1', image: 'a' },
      { id: '2', caption: 'Sea', image: 'b' },
      { id: expect.any(String) as string, image: 'c' },
      { id: expect.any(String) as string, image: 'd' },
    ])
  })

  it('take the place of the one in a list that was pointed at', () => {
    const value = [{ id: '1' }, { id: '2', image: 'a' }, { id: '3', image: 'b' }]
    expect(withPictures({ field: gallery, value, breakpoint: 'xl', at: 1, ids: ['c'] })).toEqual([
      { id: '1' },
      { id: '2', image: 'a' },
      { id: '3', image: 'c' },
    ])
  })
})

describe('where a field cuts its picture', () => {
  const value = [
    { breakpoint: 'default', media: 'all' },
    { breakpoint: 'lg', media: 'wide', focalX: 10, focalY: 20 },
  ]

  it('is said of the entry that is shown at the breakpoint', () => {
    const point = { focalX: 10, focalY: 20 }
    expect(focusIn({ field: media, value, breakpoint: 'xl' })).toEqual({ breakpoint: 'lg', point })
    expect(focusIn({ field: media, value, breakpoint: 'md' })).toEqual({ breakpoint: 'default', point: null })
    expect(focusIn({ field: image, value: 'a', breakpoint: 'md' })).toBeNull()
  })

  it('changes for that entry alone, and goes with its picture', () => {
    const point = { focalX: 1, focalY: 2 }
    expect(withFocus({ value, breakpoint: 'md', point })).toEqual([{ ...value[0], ...point }, value[1]])
    expect(withFocus({ value, breakpoint: 'xl', point: null })).toEqual([value[0], { breakpoint: 'lg', media: 'wide' }])
    expect(withPictures({ field: media, value, breakpoint: 'xl', ids: ['b'] })).toEqual([
      value[0],
      { breakpoint: 'lg', media: 'b' },
    ])
  })
})
