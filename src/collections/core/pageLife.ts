import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../options/context'
import { noOne, onlyStaff } from './access'

const OWN = {
  admin: { hidden: true },
  access: { read: noOne, create: noOne, update: noOne, delete: noOne },
  graphQL: false,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>

/** Scheduled actions of pages, written by `page/lifecycle` and run by the worker. One row per page and action. */
export const pageSchedules = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  ...OWN,
  slug: slugs['page-schedules'],
  access: { ...OWN.access, read: onlyStaff },
  indexes: [{ fields: ['page', 'action'], unique: true }],
  fields: [
    { name: 'page', type: 'text', required: true },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        { label: 'Publish', value: 'publish' },
        { label: 'Unpublish', value: 'unpublish' },
      ],
    },
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'timezone', type: 'text', required: true, admin: { description: 'The time zone of the entered time.' } },
    { name: 'by', type: 'text', required: true, admin: { description: 'The account as which it runs.' } },
    { name: 'byName', type: 'text' },
    { name: 'job', type: 'text', required: true },
    { name: 'problem', type: 'text', admin: { description: 'Why it was refused when it ran.' } },
  ],
})

/**
 * Findings of the checks on the published version of a page, written by `page/checks`. REST does not return them, as
 * their texts name documents. Endpoints return the findings of the pages that the user may read.
 */
export const pageFindings = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  ...OWN,
  slug: slugs['page-findings'],
  fields: [
    { name: 'page', type: 'text', required: true, unique: true, index: true },
    { name: 'checkedAt', type: 'date', admin: { description: 'Empty if the page has to be checked again.' } },
    { name: 'count', type: 'number', required: true, index: true },
    { name: 'findings', type: 'json', required: true },
  ],
})

/** Links that show the draft of a page without an account. The secret is shown once, and only its SHA-256 is stored. */
export const previewLinks = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  ...OWN,
  slug: slugs['preview-links'],
  fields: [
    { name: 'page', type: 'text', required: true, index: true },
    { name: 'hash', type: 'text', required: true, unique: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'byName', type: 'text' },
  ],
})
