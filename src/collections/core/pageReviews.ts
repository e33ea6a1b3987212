import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../options/context'
import { noOne, onlyStaff } from './access'

/**
 * Where the review of a page stands: one document per page, beside the page, so that a review neither changes nor versions it. Staff read
 * it by REST; the endpoints of `page/review` and the guard of publishing write it.
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
        { label: 'Changes asked for', value: 'changes' },
        { label: 'Approved', value: 'approved' },
      ],
    },
    { name: 'rev', type: 'number', admin: { description: 'The revision that was looked at when it was decided.' } },
    { name: 'askedBy', type: 'relationship', relationTo: slugs.users },
    { name: 'askedAt', type: 'date' },
    {
      name: 'reviewers',
      type: 'relationship',
      relationTo: slugs.users,
      hasMany: true,
      admin: { description: 'Who is asked; nobody: whoever may approve.' },
    },
    { name: 'decidedBy', type: 'relationship', relationTo: slugs.users },
    { name: 'decidedAt', type: 'date' },
  ],
})
