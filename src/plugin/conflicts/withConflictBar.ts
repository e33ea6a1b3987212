import type { CollectionConfig } from 'payload'
import type { Slugs } from '../../options/context'

/** A collection whose forms show what others have changed meanwhile. The studio does so of pages. */
export function withConflictBar(collection: CollectionConfig, { pages }: Slugs): CollectionConfig {
  const { admin = {}, slug } = collection
  if (slug === pages) return collection
  const own = admin.components?.edit ?? {}
  const edit = { ...own, beforeDocumentControls: ['voix/studio#ConflictBar', ...(own.beforeDocumentControls ?? [])] }
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit } } }
}
