import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const pressReleases = defineSlice({
  name: 'press-releases',
  label: 'Press releases',
  admin: { group: 'resort-group' },
  purpose: 'cards',
  description: 'The newest press releases with day, title and summary, each leading to its own page.',
  preview: '/slices/press-releases.webp',
  tags: ['press', 'posts', 'news', 'list'],
  database: true,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Press releases', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'News of the group, with names and numbers that may be quoted.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    limit: field.number({
      label: 'At most',
      defaultValue: 12,
      min: 1,
      max: 100,
      step: 1,
      admin: { group: 'Content', description: 'The newest posts of the type “Press Release”.' },
    }),
    byYear: field.checkbox({
      label: 'A heading for each year',
      defaultValue: true,
      admin: { group: 'Look', description: 'Helps where the list is long. Off: one list.' },
    }),
    viewMoreBtn: field.link({
      label: '“View more” button',
      defaultValue: linkTo('All press releases', '/press'),
      admin: { group: 'Content', description: 'Leave its text empty on the page that shows all of them.' },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    newsroom: { label: 'All of them, by year', fields: { limit: 100, byYear: true } },
    latest: { label: 'The three newest', fields: { title: 'In the news', copy: '', limit: 3, byYear: false } },
  },
})
