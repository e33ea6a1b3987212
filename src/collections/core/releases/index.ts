import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../../options/context'
import { noOne, onlyEditors, onlyStaff } from '../access'

const SECRET = { read: noOne, create: noOne, update: noOne }

/** A set of changes that goes live together. */
export const releases = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs.releases,
  labels: { singular: 'Release', plural: 'Releases' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'status', 'publishAt', 'updatedAt'], group: 'Content' },
  access: { read: onlyStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: [
        { label: 'Draft', value: 'draft' },
        { label: 'Scheduled', value: 'scheduled' },
        { label: 'Publishing', value: 'publishing' },
        { label: 'Published', value: 'published' },
        { label: 'Failed', value: 'failed' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishAt',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'notes', type: 'textarea' },
    // The secret itself is shown once, when it is made; only its SHA-256 is kept.
    { name: 'previewSecretHash', type: 'text', hidden: true, access: SECRET, admin: { hidden: true } },
    { name: 'previewSecretExpiresAt', type: 'date', hidden: true, access: SECRET, admin: { hidden: true } },
    { name: 'publishedAt', type: 'date', access: { create: noOne, update: noOne }, admin: { readOnly: true } },
    { name: 'failure', type: 'json', access: { create: noOne, update: noOne }, admin: { hidden: true } },
  ],
})
