import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { documentFields } from './collectionFields'

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
