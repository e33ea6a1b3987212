import { describe, expect, it } from 'vitest'
import type { SliceFieldInfo } from '../../../model/boot'
import { fittingFields, withBinding } from './bindings'
import type { DocumentField, DocumentFieldKind } from './collectionFields'

const slice = (type: SliceFieldInfo['type']) => ({ name: 'x', type }) as SliceFieldInfo
const documents = (['text', 'number', 'media', 'rich', 'checkbox'] as DocumentFieldKind[]).map(
  (kind): DocumentField => ({ path: kind, label: kind, kind, choices: [], relationTo: null }),
)

describe('fittingFields', () => {
  it.each([
    ['text', ['text', 'number', 'rich']],
    ['wysiwyg', ['text', 'rich']],
    ['media', ['media']],
    ['number', ['number']],
    ['list', []],
  ] as const)('a %s field takes %j', (type, paths) => {
    expect(fittingFields({ field: slice(type), documents }).map(({ path }) => path)).toEqual(paths)
  })

  it('fills a select from a select with the same values only', () => {
    const field = { ...slice('select'), options: ['h1', 'h2', 'h3'].map((value) => ({ value, label: value })) }
    const select = (path: string, values: string[]): DocumentField => {
      return {
        path,
        label: path,
        kind: 'select',
        choices: values.map((value) => ({ value, label: value })),
        relationTo: null,
      }
    }
    const offered = [select('tag', ['h1', 'h2']), select('country', ['Mexico', 'h1']), ...documents]
    expect(fittingFields({ field, documents: offered }).map(({ path }) => path)).toEqual(['tag'])
  })

  it('fills a link from what is called an address only', () => {
    const texts = ['name', 'contact.phone', 'contact.email', 'path', 'contact.bookingUrl'].map(
      (path): DocumentField => ({ path, label: path, kind: 'text', choices: [], relationTo: null }),
    )
    const gallery: DocumentField = { path: 'gallery', label: 'Gallery', kind: 'other', choices: [], relationTo: null }
    const offered = (type: SliceFieldInfo['type']) =>
      fittingFields({ field: slice(type), documents: [...texts, gallery] }).map(({ path }) => path)
    expect(offered('link')).toEqual(['path', 'contact.bookingUrl'])
    expect(offered('text')).not.toContain('gallery')
  })
})

it('binds and frees a field', () => {
  const bound = withBinding({ bind: { title: 'name' }, field: 'copy', path: 'description' })
  expect(bound).toEqual({ title: 'name', copy: 'description' })
  expect(withBinding({ bind: bound, field: 'title', path: '' })).toEqual({ copy: 'description' })
})
