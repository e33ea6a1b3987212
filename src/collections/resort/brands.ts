import type { CollectionConfig } from 'payload'
import { ownPage, slug } from 'voix/slices'
import { withDrafts } from './access'

/** The sub-brands of the group. */
export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: 'Brand', plural: 'Brands' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'tagline', '_status'], group: 'Resort group' },
  access: withDrafts,
  trash: true,
  versions: { maxPerDoc: 50, drafts: true },
  defaultPopulate: { name: true, slug: true, logo: true, colors: true, page: true },
  fields: [
    { name: 'name', type: 'text', required: true },
    slug({ from: 'name' }),
    { name: 'tagline', type: 'text', localized: true },
    { name: 'description', type: 'textarea', localized: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'colors',
      type: 'array',
      labels: { singular: 'Colour', plural: 'Colours' },
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'value', type: 'text', required: true },
      ],
    },
    ownPage({ title: 'name', description: 'tagline', image: 'image' }),
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      admin: { position: 'sidebar', description: 'Lists begin with the lowest number.' },
    },
  ],
}
