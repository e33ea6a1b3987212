import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const factSheets = defineSlice({
  name: 'fact-sheets',
  label: 'Fact sheets',
  admin: { group: 'global' },
  purpose: 'navigation',
  description: 'The resorts’ fact sheets to download, in the page’s language.',
  preview: '/slices/fact-sheets.webp',
  tags: ['downloads', 'resort', 'agents'],
  database: true,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Fact sheets', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Rooms, restaurants, floor plans and distances on two pages each.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    style: field.select({
      label: 'Which',
      options: [
        { label: 'For guests and companies', value: 'both' },
        { label: 'For companies only', value: 'corp_only' },
      ],
      defaultValue: 'both',
      admin: {
        group: 'Content',
        description:
          'Those for companies only are shown to agents who are signed in: show the element to travel agents.',
      },
    }),
    resort: field.payload(
      { name: 'resort', type: 'relationship', relationTo: 'resorts', label: 'Resort' },
      { admin: { group: 'Content', description: 'Empty: of all resorts.' } },
    ),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    guests: {
      label: 'For everybody, in a soft band',
      fields: {
        title: 'The house on two pages',
        copy: 'How far to the beach, how many pools, which kitchen stays open late.',
        style: 'both',
        tone: 'tint',
      },
    },
    agents: {
      label: 'For companies only, dark',
      fields: {
        title: 'For your clients’ file',
        copy: 'Capacities, floor plans and distances, ready to be passed on.',
        style: 'corp_only',
        tone: 'deep',
      },
    },
  },
})
