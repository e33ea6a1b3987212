import type { CollectionConfig } from 'payload'
import { withDrafts } from './access'

/** Texts of the banner in which visitors give consent before their interest is counted. */
export const consentBanners: CollectionConfig = {
  slug: 'consent-banners',
  labels: { singular: 'Consent banner', plural: 'Consent banners' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'updatedAt'],
    group: 'Content',
    description:
      'The first published one of a site is shown. Without one, visitors see no banner and nothing is counted.',
  },
  access: withDrafts,
  trash: true,
  versions: { maxPerDoc: 50, drafts: true },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'text', type: 'textarea', required: true, localized: true },
    {
      name: 'accept',
      type: 'text',
      label: 'Yes',
      required: true,
      localized: true,
      admin: { description: 'The button that agrees.' },
    },
    {
      name: 'decline',
      type: 'text',
      label: 'No',
      required: true,
      localized: true,
      admin: { description: 'The button that refuses.' },
    },
    {
      name: 'settings',
      type: 'text',
      label: 'Choose again',
      required: true,
      localized: true,
      admin: { description: 'In the footer: opens the banner again.' },
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { allowCreate: false, allowEdit: false, description: 'Says more about it.' },
    },
    { name: 'pageText', type: 'text', localized: true, admin: { description: 'The text of the link to that page.' } },
    // The demo has one site.
    { name: 'siteId', type: 'number', label: 'Site', defaultValue: 0, index: true, admin: { hidden: true } },
  ],
}
