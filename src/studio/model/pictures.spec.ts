import { describe, expect, it } from 'vitest'
import type { Breakpoint } from '../../tree/types'
import { fieldOf } from '../spec/fixtures'
import { cutIn, picturePlaceOf, withCut, withPictures } from './pictures'

const image = fieldOf('image', 'image')
const media = fieldOf('image', 'upload')
const gallery = { ...fieldOf('images', 'array'), fields: [image, fieldOf('caption', 'text')], maxRows: 4 }

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

describe('how a field cuts its picture', () => {
  const value = [
    { id: 'one', breakpoint: 'default', media: 'all' },
    { breakpoint: 'lg', media: 'wide', focalX: 10, focalY: 20, zoom: 150 },
  ]
  const cut = { focalX: 1, focalY: 2, zoom: 200 }

  it('is said of the entry that is shown at the breakpoint', () => {
    const at = (breakpoint: Breakpoint) => cutIn({ field: media, value, breakpoint })
    const said = { focalX: 10, focalY: 20, zoom: 150 }
    expect(at('xl')).toMatchObject({ breakpoint: 'lg', media: 'wide', cut: said })
    expect(at('md')).toMatchObject({ breakpoint: 'default', media: 'all', cut: null })
    expect(cutIn({ field: image, value: 'a', breakpoint: 'md' })).toBeNull()
    const close = [{ breakpoint: 'default', media: 'all', focalX: 10, zoom: 120 }]
    expect(cutIn({ field: media, value: close, breakpoint: 'md' })?.cut).toEqual({ zoom: 120 })
  })

  it('knows the sizes in which the entry is shown, as far as they cut it', () => {
    const sizes = {
      default: { width: 750, height: 900 },
      md: { width: 1400, height: 600 },
      xl: { width: 1600, height: 600 },
    }
    const shapes = (own: typeof sizes, breakpoint: Breakpoint) =>
      cutIn({ field: { ...media, media: own }, value, breakpoint })?.shapes.map((shape) => [
        shape.breakpoint,
        shape.size.width,
      ])
    expect(shapes(sizes, 'sm')).toEqual([
      ['default', 750],
      ['md', 1400],
    ])
    expect(shapes(sizes, '2xl')).toEqual([
      ['lg', 1400],
      ['xl', 1600],
    ])
    const contained = { ...sizes, default: { ...sizes.default, fit: 'contain' as const } }
    expect(shapes(contained, 'sm')).toEqual([['md', 1400]])
    const whole = { default: { width: 750, height: 900, fit: 'contain' as const } }
    expect(cutIn({ field: { ...media, media: whole }, value, breakpoint: 'sm' })).toBeNull()
  })

  it('changes for that entry alone, and goes with its picture', () => {
    const change = (breakpoint: Breakpoint, next: typeof cut | null, shown = breakpoint === 'xl' ? 'wide' : 'all') =>
      withCut({ value, breakpoint, media: shown, cut: next })
    expect(change('md', cut)).toEqual([{ ...value[0], ...cut }, value[1]])
    expect(change('md', { ...cut, zoom: 100 })).toEqual([{ ...value[0], focalX: 1, focalY: 2 }, value[1]])
    expect(change('xl', null)).toEqual([value[0], { breakpoint: 'lg', media: 'wide' }])
    // The field already has another picture.
    expect(change('xl', cut, 'all')).toEqual(value)
    expect(withPictures({ field: media, value, breakpoint: 'xl', ids: ['b'] })).toEqual([
      value[0],
      { breakpoint: 'lg', media: 'b' },
    ])
  })

  it('stays when the picture is chosen that stands there already', () => {
    expect(withPictures({ field: media, value, breakpoint: 'xl', ids: ['wide'] })).toEqual(value)
  })
})
