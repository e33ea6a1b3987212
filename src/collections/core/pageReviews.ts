import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../options/context'
import { noOne, onlyStaff } from './access'

/**
 * The review status of a page. A document of its own, so that a review does not change the page or add a version. Staff
 * can read it by REST. The endpoints of `page/review` and the publish hook write it.
 */
export const pageReviews = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['page-reviews'],
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: { useAsTitle: 'status', group: 'Content', hidden: true },
  access: { read: onlyStaff, create: noOne, update: noOne, delete: noOne },
  lockDocuments: false,
  fields: [
    { name: 'page', type: 'relationship', relationTo: slugs.pages, required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: 'Pending', value: 'pending' },
        { label: 'Changes requested', value: 'changes' },
        { label: 'Approved', value: 'approved' },
      ],
    },
    { name: 'rev', type: 'number', admin: { description: 'The reviewed revision.' } },
    { name: 'askedBy', type: 'relationship', relationTo: slugs.users },
    { name: 'askedAt', type: 'date' },
    {
      name: 'reviewers',
      type: 'relationship',
      relationTo: slugs.users,
      hasMany: true,
      admin: { description: 'Requested reviewers. Empty: all users who may approve.' },
    },
    { name: 'decidedBy', type: 'relationship', relationTo: slugs.users },
    { name: 'decidedAt', type: 'date' },
  ],
})
