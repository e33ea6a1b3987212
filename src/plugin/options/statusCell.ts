import type { CollectionConfig } from 'payload'
import { namedFields } from './namedFields'

/** A collection with drafts whose lists say of what was taken offline that it is a draft. A cell of the application's own stays. */
export function withStatusCell(collection: CollectionConfig): CollectionConfig {
  const { fields, versions } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  if (!hasDrafts || namedFields(fields).some(({ name }) => name === '_status')) return collection
  const components = { Cell: 'voix/studio#StatusCell' }
  // Payload adds to the field of this name what it lacks.
  return { ...collection, fields: [...fields, { name: '_status', type: 'select', options: [], admin: { components } }] }
}
