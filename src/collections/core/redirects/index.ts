import type { CollectionBeforeValidateHook, CollectionConfig, TextFieldSingleValidation } from 'payload'
import { isPageHref, PAGE_HREF_RULE } from '../../../slices'
import { storedHref } from '../../../slices/storedHref'
import { isOwnPath, readRedirectSource, redirectHostProblem, redirectSourceProblem } from '../../../tree'
import { noOne, onlyEditors, onlyStaff } from '../access'
import type { CoreContext } from '../../../options/context'
import { checkChain } from './checkChain'
import { GONE } from './loops'

const canBegin: TextFieldSingleValidation = (value, { req }) => {
  const problem = redirectSourceProblem(value)
  if (problem !== null) return problem
  if (!isOwnPath(String(value).replace(/[?].*$/, ''), req.payload.config.routes.admin)) return true
  return `A redirect from "${String(value)}" is never followed: the address is the product's own.`
}

/** Runs after the hooks of the fields, which fill in the stored `host` if only `from` is sent. */
const readSource: CollectionBeforeValidateHook = ({ data }) => {
  const { from, host } = (data ?? {}) as { from?: unknown; host?: unknown }
  const to = isGone(data) ? { to: { type: 'url', url: null, page: null } } : {}
  if (typeof from !== 'string') return { ...data, ...to }
  return { ...data, ...to, ...readRedirectSource({ from, host: typeof host === 'string' ? host : null }) }
}

interface Validated {
  data: unknown
  siblingData: { type?: string }
}

function isGone(data: unknown): boolean {
  return (data as { type?: unknown } | undefined)?.type === GONE
}

/** Redirects. They have priority over pages. */
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
  hooks: { beforeValidate: [readSource], beforeChange: [checkChain(sites)] },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      index: true,
      validate: canBegin,
      admin: {
        description:
          'A path (/old), a full address of an earlier site, or a pattern with up to three * (/old/*). With ?id=12 the rule applies only to addresses with this parameter.',
      },
    },
    {
      name: 'host',
      type: 'text',
      index: true,
      admin: { description: 'Only for this host name. Empty: every host.' },
      validate: (value: string | null | undefined) => (value ? (redirectHostProblem(value) ?? true) : true),
    },
    {
      name: 'type',
      type: 'select',
      label: 'Kind',
      required: true,
      defaultValue: '301',
      options: [
        { label: '301 moved permanently', value: '301' },
        { label: '302 found', value: '302' },
        { label: '307 temporary', value: '307' },
        { label: '308 permanent', value: '308' },
        { label: '410 gone: no target', value: GONE },
      ],
    },
    {
      name: 'to',
      type: 'group',
      label: 'New address',
      admin: { condition: ({ type }) => type !== GONE },
      fields: [
        {
          name: 'type',
          type: 'radio',
          label: 'Leads to',
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
          validate: (value: unknown, { data, siblingData }: Validated) =>
            isGone(data) || siblingData.type !== 'page' || Boolean(value) || 'Choose a page.',
        },
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          admin: { condition: (_data, siblings) => (siblings as { type?: string }).type !== 'page' },
          validate: (value: unknown, { data, siblingData }: Validated) =>
            isGone(data) || siblingData.type === 'page' || isPageHref(value) || PAGE_HREF_RULE,
          hooks: {
            beforeValidate: [({ value }) => (typeof value === 'string' ? storedHref(value) : (value as unknown))],
          },
        },
      ],
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, index: true, admin: { position: 'sidebar' } },
    { name: 'notes', type: 'textarea' },
    {
      name: 'hits',
      type: 'number',
      defaultValue: 0,
      access: { create: noOne, update: noOne },
      admin: { readOnly: true, position: 'sidebar', description: 'How often visitors followed it.' },
    },
  ],
})
