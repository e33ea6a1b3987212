import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { ownPage } from '../../../../slices/ownPage'
import type { SliceFieldInfo } from '../../../model/boot'
import {
  type DocumentField,
  type DocumentFieldKind,
  documentFields,
  fittingFields,
  withBinding,
} from './collectionFields'

const fields = [
  { type: 'text', name: 'name' },
  { type: 'row', fields: [{ type: 'number', name: 'sortOrder' }] },
  { type: 'group', name: 'meta', label: 'SEO', fields: [{ type: 'text', name: 'title', label: 'Title' }] },
  {
    type: 'tabs',
    tabs: [
      { fields: [{ type: 'select', name: 'country', options: ['Mexico', { value: 'JM', label: 'Jamaica' }] }] },
      { name: 'contact', fields: [{ type: 'email', name: 'email' }] },
    ],
  },
  { type: 'relationship', name: 'brand', relationTo: 'brands' },
  { type: 'relationship', name: 'about', relationTo: ['brands', 'resorts'] },
  { type: 'text', name: 'secret', admin: { hidden: true } },
  { type: 'ui', name: 'button' },
  { type: 'array', name: 'gallery', fields: [] },
] as unknown as ClientField[]

it('offers fields by path, those in rows, groups and tabs included, hidden ones not', () => {
  const found = documentFields({ fields })
  expect(found.map(({ path, label, kind }) => [path, label, kind])).toEqual([
    ['name', 'Name', 'text'],
    ['sortOrder', 'Sort order', 'number'],
    ['meta.title', 'SEO › Title', 'text'],
    ['country', 'Country', 'select'],
    ['contact.email', 'contact › Email', 'text'],
    ['brand', 'Brand', 'relation'],
    ['about', 'About', 'relation'],
    ['gallery', 'Gallery', 'other'],
  ])
  expect(found.flatMap(({ path, relationTo }) => (relationTo ? [[path, relationTo]] : []))).toEqual([
    ['brand', 'brands'],
  ])
  expect(found[3]?.choices).toEqual([
    { value: 'Mexico', label: 'Mexico' },
    { value: 'JM', label: 'Jamaica' },
  ])
})

const slice = (type: SliceFieldInfo['type']) => ({ name: 'x', type }) as SliceFieldInfo
const documents = (['text', 'number', 'media', 'rich', 'checkbox'] as DocumentFieldKind[]).map(
  (kind): DocumentField => ({ path: kind, label: kind, kind, choices: [], relationTo: null }),
)

describe('fittingFields', () => {
  it.each([
    ['text', ['text', 'number', 'rich']],
    ['richText', ['text', 'rich']],
    ['upload', ['media']],
    ['number', ['number']],
    ['array', []],
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

  it('fills a link from what is called an address, and from the page of a document', () => {
    const texts = ['name', 'contact.phone', 'contact.email', 'path', 'contact.bookingUrl'].map(
      (path): DocumentField => ({ path, label: path, kind: 'text', choices: [], relationTo: null }),
    )
    const page = ownPage({ title: 'name' }) as unknown as ClientField
    const about = { type: 'relationship', name: 'page', relationTo: 'pages' } as unknown as ClientField
    const gallery: DocumentField = { path: 'gallery', label: 'Gallery', kind: 'other', choices: [], relationTo: null }
    const offered = (type: SliceFieldInfo['type']) =>
      fittingFields({ field: slice(type), documents: [...texts, gallery] }).map(({ path }) => path)
    expect(offered('link')).toEqual(['path', 'contact.bookingUrl'])
    expect(offered('text')).not.toContain('gallery')
    const inLink = (fields: ClientField[]) =>
      fittingFields({ field: slice('link'), documents: documentFields({ fields }) })
    expect(inLink([page])).toMatchObject([{ path: 'page', kind: 'relation' }])
    expect(inLink([about])).toEqual([])
  })
})

it('binds and frees a field', () => {
  const bound = withBinding({ bind: { title: 'name' }, field: 'copy', path: 'description' })
  expect(bound).toEqual({ title: 'name', copy: 'description' })
  expect(withBinding({ bind: bound, field: 'title', path: '' })).toEqual({ copy: 'description' })
})
