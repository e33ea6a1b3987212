import { describe, expect, it } from 'vitest'
import type { SliceFieldInfo } from '../model/boot'
import { plainWords, problemLabel } from './names'

const info = (name: string, label: string, fields: SliceFieldInfo[] = []) =>
  ({ name, label, fields }) as unknown as SliceFieldInfo

describe('problemLabel', () => {
  it('names fields by their labels, also inside of lists', () => {
    const fields = [info('columns', 'Columns per row'), info('images', 'Pictures', [info('alt', 'Description')])]
    expect(problemLabel('columns', fields)).toBe('Columns per row')
    expect(problemLabel('images.1.alt', fields)).toBe('Pictures, row 2, Description')
  })

  it('names a rich text as a whole', () => {
    const copy = { ...info('copy', 'Copy'), type: 'richText' }
    expect(problemLabel('copy.doc', [copy])).toBe('Copy')
  })

  it('makes words of a name without a label', () => {
    expect(problemLabel('link.href')).toBe('Link, Href')
    expect(problemLabel('translationOf')).toBe('Translation of')
  })
})

describe('plainWords', () => {
  it('names a document that cannot be chosen, and holds nothing of JSON', () => {
    const invalid =
      'This field has the following invalid selections: {"label":"Special offers","value":"0d6e","relationTo":"pages"},'
    expect(plainWords(invalid)).toBe('“Special offers” is gone or may not be chosen. Choose another, or take it out.')
    expect(plainWords('upload node failed to validate: This field has an invalid selection.')).toMatch(
      /^What is chosen here/,
    )
  })

  it('leaves sentences as they are', () => {
    expect(plainWords('A page needs a title.')).toBe('A page needs a title.')
  })
})
