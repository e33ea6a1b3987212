import type { CollectionConfig } from 'payload'
import { day, ownPage, slug } from 'voix/slices'
import { withDrafts } from './access'

/** The six types of the specification's §3, and the press release. */
export const POST_TYPES = [
  'Blog Post',
  'Playacares Post',
  'Dominican Republic Post',
  'Jamaica Post',
  'Mexico Post',
  'USA Post',
  'Press Release',
] as const

/** Articles and press releases. */
export const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'postType', 'publishedAt', '_status'],
    group: 'Resort group',
  },
  access: withDrafts,
  trash: true,
  versions: { maxPerDoc: 50, drafts: true },
  fields: [
    {
      name: 'postType',
      type: 'select',
      label: 'Kind',
      admin: { position: 'sidebar' },
      required: true,
      defaultValue: 'Blog Post',
      index: true,
      options: POST_TYPES.map((value) => ({ label: value, value })),
    },
    { name: 'title', type: 'text', required: true, localized: true },
    slug({ from: 'title' }),
    { name: 'excerpt', type: 'textarea', localized: true },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'body', type: 'richText', localized: true },
    { name: 'author', type: 'text', admin: { position: 'sidebar' } },
    day({ name: 'publishedAt', label: 'Day of publication', index: true, admin: { position: 'sidebar' } }),
    ownPage({
      title: 'title',
      description: 'excerpt',
      image: 'cover',
      tags: 'tags',
      templates: ({ postType }) => [postType === 'Press Release' ? '/press/{slug}' : '/blog/{slug}'],
    }),
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
  ],
}
