import { randomUUID } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { LONGEST_COMMENT } from '../../contract/review'
import type { CoreContext } from '../../options/context'
import { BREAKPOINT_NAMES } from '../../tree'
import { noOne, onlyStaff } from './access'

/**
 * A remark on a spot of a page at one breakpoint, with its thread of comments. Staff read them by REST; they are written by the endpoints
 * of `page/review` alone, so that nobody's words are changed by another.
 */
export const annotations = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs.annotations,
  labels: { singular: 'Annotation', plural: 'Annotations' },
  admin: {
    useAsTitle: 'element',
    defaultColumns: ['page', 'breakpoint', 'status', 'author'],
    group: 'Content',
    hidden: true,
  },
  access: { read: onlyStaff, create: noOne, update: noOne, delete: noOne },
  fields: [
    // Made by whoever adds it, so that a repeated request adds it once. Those of older builds have none.
    { name: 'uuid', type: 'text', unique: true, index: true, defaultValue: () => randomUUID() },
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
    { name: 'author', type: 'relationship', relationTo: slugs.users, index: true },
    { name: 'resolvedBy', type: 'relationship', relationTo: slugs.users },
    {
      name: 'mentions',
      type: 'relationship',
      relationTo: slugs.users,
      hasMany: true,
      admin: { description: 'Whom a comment names.' },
    },
    {
      name: 'comments',
      type: 'array',
      fields: [
        { name: 'text', type: 'textarea', required: true, maxLength: LONGEST_COMMENT },
        { name: 'author', type: 'relationship', relationTo: slugs.users },
        { name: 'createdAt', type: 'date' },
        { name: 'editedAt', type: 'date' },
      ],
    },
  ],
})
