import type { CollectionConfig, Field } from 'payload'
import { namedFields } from './namedFields'

/** A collection with drafts whose lists say of what was taken offline that it is a draft. A cell of the application's own stays. */
export function withStatusCell(collection: CollectionConfig): CollectionConfig {
  const { fields } = collection
  if (!isDrafted(collection) || namedFields(fields).some(({ name }) => name === '_status')) return collection
  const status: Field = {
    name: '_status',
    type: 'select',
    // Payload would make one of the name. What else it lacks Payload adds.
    label: ({ t }) => t('version:status'),
    options: [],
    admin: { components: { Cell: 'voix/studio#StatusCell' } },
  }
  return { ...collection, fields: [...fields, status] }
}

/** Whether what visitors see of a collection is what is published. */
export function isDrafted({ versions }: Pick<CollectionConfig, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}
