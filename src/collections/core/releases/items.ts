import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../../options/context'
import { onlyEditors, onlyStaff } from '../access'

/** One document's place in a release. Editing inside a release writes the snapshot only. */
export const releaseItems = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['release-items'],
  labels: { singular: 'Release item', plural: 'Release items' },
  admin: {
    useAsTitle: 'doc',
    defaultColumns: ['release', 'collection', 'doc', 'action'],
    group: 'Content',
    hidden: true,
  },
  access: { read: onlyStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  indexes: [{ fields: ['release', 'collection', 'doc'], unique: true }],
  fields: [
    { name: 'release', type: 'relationship', relationTo: slugs.releases, required: true, index: true },
    { name: 'collection', type: 'text', required: true, index: true },
    { name: 'doc', type: 'text', required: true, index: true, admin: { description: "The document's id." } },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      options: [
        { label: 'Publish', value: 'publish' },
        { label: 'Unpublish', value: 'unpublish' },
        { label: 'Delete', value: 'delete' },
      ],
    },
    { name: 'baseRev', type: 'number', admin: { description: 'The revision that the snapshot was made from.' } },
    { name: 'snapshot', type: 'json', admin: { description: 'The document as it will be.' } },
    {
      name: 'prior',
      type: 'json',
      admin: { description: 'The document as it was, for reverting.' },
    },
  ],
})
