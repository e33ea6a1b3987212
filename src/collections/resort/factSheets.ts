import type { CollectionConfig } from 'payload'
import { withoutThoseForCompanies } from './access'

/** Papers about a resort to download. */
export const factSheets: CollectionConfig = {
  slug: 'fact-sheets',
  labels: { singular: 'Fact sheet', plural: 'Fact sheets' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'resort', 'audience', 'language'], group: 'Resort group' },
  access: withoutThoseForCompanies,
  trash: true,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'resort', type: 'relationship', relationTo: 'resorts', index: true },
    { name: 'file', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'both',
      options: [
        { label: 'Guests and companies', value: 'both' },
        { label: 'Companies only', value: 'corp_only' },
      ],
      admin: {
        description:
          'Companies only: seen by staff and by agents who are signed in, and by nobody else. Its file is as public as any.',
      },
    },
    { name: 'language', type: 'text', defaultValue: 'en', index: true },
  ],
}
