import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload'
import type { CoreContext } from '../../options/context'
import { idOf } from '../../slices'
import { BREAKPOINT_NAMES } from '../../tree'
import { editorsOrAuthor, noOne, onlyStaff } from './access'

/** Who wrote what and when is not what a client says. */
const KEPT = { create: noOne, update: noOne }

interface Comment {
  id?: string | null
  text?: string | null
  author?: unknown
}

/** A thread grows: nobody takes a comment out of it, and a comment's words are its author's. */
const keepComments: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const said = (originalDoc as { comments?: Comment[] | null } | undefined)?.comments ?? []
  const { comments } = data as { comments?: Comment[] | null }
  // system: without an account it is a migration, a job.
  if (operation !== 'update' || comments === undefined || !req.user) return data
  const { id: user } = req.user
  said.forEach((before, index) => {
    const after = comments?.[index]
    if (after?.id !== before.id) throw refusal('Comments stay where they are: add yours at the end.')
    if (after?.text !== before.text && idOf(before.author) !== String(user)) {
      throw refusal('A comment is changed by whoever wrote it: add one of your own.')
    }
  })
  return data
}

function refusal(message: string): APIError {
  return new APIError(message, 403, null, true)
}

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
  hooks: { beforeChange: [keepComments] },
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
