import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const POST_TYPES = [
  'Blog Post',
  'Playacares Post',
  'Dominican Republic Post',
  'Jamaica Post',
  'Mexico Post',
  'USA Post',
] as const

export const blogPosts = defineSlice({
  name: 'blog-posts',
  label: 'Blog posts',
  admin: { group: 'resort-group' },
  purpose: 'cards',
  description: 'The newest posts of one kind, all or the first four.',
  preview: '/slices/blog-posts.webp',
  tags: ['posts', 'news', 'list'],
  database: true,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Stories from the shore',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    postType: field.select({
      label: 'Post type',
      options: POST_TYPES,
      defaultValue: 'Blog Post',
      admin: { group: 'Content' },
    }),
    showAll: field.checkbox({
      label: 'Show all',
      defaultValue: true,
      admin: { group: 'Content', description: 'Off: the newest 4 only.' },
    }),
    viewMoreBtn: field.link({
      label: '“View more” button',
      defaultValue: linkTo('View more stories', '/blog'),
      admin: { group: 'Content' },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    newest: { label: 'The four newest', fields: { showAll: false } },
    care: {
      label: 'Playa Cares, all of them',
      fields: { title: 'Playa Cares', postType: 'Playacares Post', showAll: true, tone: 'tint' },
    },
  },
})
