import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../options/context'
import { BREAKPOINT_NAMES } from '../../tree'
import { editorsOrAuthor, noOne, onlyStaff } from './access'

/** Who wrote what and when is not what a client says. */
const KEPT = { create: noOne, update: noOne }

/** A remark on a spot of a page at one breakpoint, with its thread of comments. */
export const annotations = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs.annotations,
  labels: { singular: 'Annotation', plural: 'Annotations' },
  admin: {
    useAsTitle: 'element',
    defaultColumns: ['page', 'breakpoint', 'status', 'author'],
    group: 'Content',
    hidden: true,
  },
  access: { read: onlyStaff, create: onlyStaff, update: onlyStaff, delete: editorsOrAuthor },
  fields: [
    {
      name: 'page',
      type: 'relationship',
      relationTo: slugs.pages,
      required: true,
      index: true,
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'element',
      type: 'text',
      index: true,
      admin: { description: "The element's id; empty for the page itself." },
    },
    {
      name: 'breakpoint',
      type: 'select',
      required: true,
      defaultValue: 'default',
      options: BREAKPOINT_NAMES.map((name) => ({ label: name, value: name })),
    },
    { name: 'x', type: 'number', min: 0, max: 1, admin: { description: "0 to 1 across the element's width." } },
    { name: 'y', type: 'number', min: 0, max: 1, admin: { description: "0 to 1 down the element's height." } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: 'Pending', value: 'pending' },
        { label: 'Resolved', value: 'resolved' },
      ],
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: slugs.users,
      index: true,
      defaultValue: ({ user }) => user?.id,
      access: KEPT,
      admin: { readOnly: true },
    },
    {
      name: 'comments',
      type: 'array',
      fields: [
        { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
        {
          name: 'author',
          type: 'relationship',
          relationTo: slugs.users,
          defaultValue: ({ user }) => user?.id,
          access: KEPT,
        },
        { name: 'createdAt', type: 'date', defaultValue: () => new Date().toISOString(), access: KEPT },
      ],
    },
  ],
})
