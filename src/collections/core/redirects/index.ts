import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { isSafeHref } from '../../../slices'
import { isOwnPath, normalizePath, redirectSourceProblem } from '../../../tree'
import { noOne, onlyEditors, onlyStaff } from '../access'
import type { CoreContext } from '../../../options/context'
import { checkChain } from './checkChain'

const canBegin: TextFieldSingleValidation = (value, { req }) => {
  const problem = redirectSourceProblem(value)
  if (problem !== null) return problem
  if (!isOwnPath(String(value), req.payload.config.routes.admin)) return true
  return `A redirect from "${String(value)}" is never followed: the address is the product's own.`
}

/** Addresses that lead elsewhere. They beat pages. */
export const redirects = ({ sites, slugs }: Pick<CoreContext, 'sites' | 'slugs'>): CollectionConfig => ({
  slug: slugs.redirects,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'host', 'type', 'enabled', 'hits'],
    group: 'Settings',
    components: { beforeListTable: ['voix/studio#RedirectTools'] },
  },
  access: { read: onlyStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  trash: true,
  hooks: { beforeChange: [checkChain(sites)] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      index: true,
      validate: canBegin,
      admin: { description: 'A path, or a pattern in which * stands for anything, three times at most.' },
      hooks: { beforeValidate: [({ value }) => normalizePath(value)] },
    },
    {
      name: 'host',
      type: 'text',
      index: true,
      admin: { description: 'Only for this host name. Empty: every host.' },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    },
    {
      name: 'to',
      type: 'group',
      fields: [
        {
          name: 'type',
          type: 'radio',
          defaultValue: 'url',
          required: true,
          options: [
            { label: 'Page', value: 'page' },
            { label: 'Address', value: 'url' },
          ],
        },
        {
          name: 'page',
          type: 'relationship',
          relationTo: slugs.pages,
          admin: {
            allowCreate: false,
            allowEdit: false,
            condition: (_data, siblings) => (siblings as { type?: string }).type === 'page',
          },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            (siblingData as { type?: string }).type !== 'page' || Boolean(value) || 'Choose a page.',
        },
        {
          name: 'url',
          type: 'text',
          admin: { condition: (_data, siblings) => (siblings as { type?: string }).type !== 'page' },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            if ((siblingData as { type?: string }).type === 'page') return true
            return (typeof value === 'string' && isSafeHref(value)) || 'Use a path of this site, or an https address.'
          },
        },
      ],
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { label: '301 moved permanently', value: '301' },
        { label: '302 found', value: '302' },
        { label: '307 temporary', value: '307' },
        { label: '308 permanent', value: '308' },
      ],
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, index: true },
    { name: 'notes', type: 'textarea' },
    {
      name: 'hits',
      type: 'number',
      defaultValue: 0,
      access: { create: noOne, update: noOne },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
})
