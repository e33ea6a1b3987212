import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../../options/context'
import { noOne, onlyStaff } from '../access'

const INSIDE = { read: noOne }

/** A document in a release. Editing in the release changes only the snapshot. Written by `page/releases` only. */
export const releaseItems = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['release-items'],
  labels: { singular: 'Release item', plural: 'Release items' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['release', 'collection', 'title', 'action'],
    group: 'Content',
    hidden: true,
  },
  access: { read: onlyStaff, create: noOne, update: noOne, delete: noOne },
  indexes: [{ fields: ['release', 'collection', 'doc'], unique: true }],
  fields: [
    { name: 'release', type: 'relationship', relationTo: slugs.releases, required: true, index: true },
    { name: 'collection', type: 'text', required: true, index: true },
    { name: 'doc', type: 'text', required: true, index: true, admin: { description: "The document's id." } },
    { name: 'title', type: 'text' },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      options: [
        { label: 'Publish', value: 'publish' },
        { label: 'Unpublish', value: 'unpublish' },
      ],
    },
    {
      name: 'rev',
      type: 'number',
      admin: { description: 'Of the snapshot. Counts on from the revision of the page.' },
    },
    {
      name: 'baseRev',
      type: 'number',
      admin: { description: 'The revision of the page when it was added.' },
    },
    { name: 'approvedRev', type: 'number', admin: { description: 'The revision of the snapshot that was approved.' } },
    { name: 'base', type: 'json', access: INSIDE, admin: { description: 'What visitors saw when it was added.' } },
    { name: 'snapshot', type: 'json', access: INSIDE, admin: { description: 'The document as it will be.' } },
    {
      name: 'prior',
      type: 'json',
      access: INSIDE,
      admin: { description: 'What visitors saw before it was published.' },
    },
    { name: 'made', type: 'json', access: INSIDE, admin: { description: 'What visitors saw once it was published.' } },
  ],
})
