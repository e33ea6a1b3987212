import type { CollectionConfig, Field } from 'payload'
import { namedFields } from './namedFields'

/**
 * Makes the lists of a collection with drafts show unpublished documents as drafts. A cell of the application is kept.
 */
export function withStatusCell(collection: CollectionConfig): CollectionConfig {
  const { fields } = collection
  if (!isDrafted(collection) || namedFields(fields).some(({ name }) => name === '_status')) return collection
  const status: Field = {
    name: '_status',
    type: 'select',
    // Without it, Payload derives a label from the name. Payload adds the other properties.
    label: ({ t }) => t('version:status'),
    options: [],
    admin: { components: { Cell: 'voix/studio#StatusCell' } },
  }
  return { ...collection, fields: [...fields, status] }
}

/** Returns whether a collection has drafts. */
export function isDrafted({ versions }: Pick<CollectionConfig, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}
