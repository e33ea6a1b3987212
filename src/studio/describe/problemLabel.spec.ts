import { describe, expect, it } from 'vitest'
import type { SliceFieldInfo } from '../model/boot'
import { problemLabel } from './problemLabel'

const info = (name: string, label: string, fields: SliceFieldInfo[] = []) =>
  ({ name, label, fields }) as unknown as SliceFieldInfo

describe('problemLabel', () => {
  it('names fields by their labels, also inside of lists', () => {
    const fields = [info('columns', 'Columns per row'), info('images', 'Pictures', [info('alt', 'Description')])]
    expect(problemLabel('columns', fields)).toBe('Columns per row')
    expect(problemLabel('images.1.alt', fields)).toBe('Pictures, row 2, Description')
  })

  it('makes words of a name without a label', () => {
    expect(problemLabel('link.href')).toBe('Link, Href')
    expect(problemLabel('translationOf')).toBe('Translation of')
  })
})
