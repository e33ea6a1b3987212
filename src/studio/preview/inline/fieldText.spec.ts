import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../spec/fixtures'
import { looksSame, textOf, withText } from './fieldText'

const field = (type: string) => fieldOf(type, type)

describe('the text of a field', () => {
  it('is the value of a text, and what a link says', () => {
    expect(textOf({ field: field('text'), value: 'Sand' })).toBe('Sand')
    expect(textOf({ field: field('text'), value: null })).toBe('')
    expect(textOf({ field: field('link'), value: { text: 'Book', href: '/x' } })).toBe('Book')
  })

  it('is none where the value is no plain text', () => {
    expect(textOf({ field: field('richText'), value: { root: {} } })).toBeNull()
    expect(textOf({ field: field('link'), value: null })).toBeNull()
    expect(textOf({ field: field('text'), value: 3 })).toBeNull()
  })

  it('goes back into the value and leaves the rest of it alone', () => {
    expect(withText({ field: field('text'), value: 'Sand', text: 'Sea' })).toBe('Sea')
    expect(withText({ field: field('link'), value: { text: 'Book', href: '/x' }, text: 'Stay' })).toEqual({
      text: 'Stay',
      href: '/x',
    })
  })

  it('is compared as it looks', () => {
    expect(looksSame(' Sand  and\nsea ', 'Sand and sea')).toBe(true)
    expect(looksSame('Sand', 'sand')).toBe(false)
  })
})
