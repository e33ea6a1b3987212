import type { CollectionConfig, Field } from 'payload'
import type { CoreContext } from '../../options/context'
import { noOne, onlyAdministrators } from './access'

const HIDDEN = {
  admin: { hidden: true },
  access: { read: noOne, create: noOne, update: noOne, delete: noOne },
  graphQL: false,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>

const text = (name: string, index = false): Field => ({ name, type: 'text', required: true, index })

/** Uses of documents by other documents. The plugin's hooks update them in the transaction of each write. */
export const references = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  ...HIDDEN,
  slug: slugs.references,
  timestamps: false,
  indexes: [{ fields: ['fromCollection', 'fromDoc'] }, { fields: ['toCollection', 'toDoc'] }],
  fields: [
    text('fromCollection'),
    text('fromDoc'),
    { name: 'element', type: 'text', admin: { description: 'The id of the element that holds the field.' } },
    text('field'),
    text('toCollection'),
    text('toDoc'),
    { name: 'isPublished', type: 'checkbox', required: true, defaultValue: false },
  ],
})

/** Stored saves. A repeated save gets the same response, and a save can be merged with the drafts that it overwrote. */
export const operations = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  ...HIDDEN,
  slug: slugs.operations,
  indexes: [{ fields: ['page', 'rev'] }],
  fields: [
    { name: 'operationId', type: 'text', required: true, unique: true, index: true },
    text('page', true),
    { name: 'user', type: 'text' },
    text('action'),
    { name: 'rev', type: 'number', required: true },
    { name: 'fingerprint', type: 'text', admin: { description: 'Hash of the request and its user.' } },
    { name: 'answer', type: 'json', required: true },
    { name: 'prior', type: 'json' },
  ],
})

/** Audit log: logins, publishing, changes of roles and head tags. */
export const auditEvents = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  ...HIDDEN,
  slug: slugs['audit-events'],
  access: { ...HIDDEN.access, read: onlyAdministrators },
  fields: [
    text('event', true),
    { name: 'user', type: 'text', index: true },
    { name: 'collection', type: 'text', index: true },
    { name: 'doc', type: 'text', index: true },
    { name: 'data', type: 'json' },
  ],
})
