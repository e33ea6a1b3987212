import type { CollectionConfig } from 'payload'
import type { Slugs } from '../../options/context'

/** Adds the bar of conflicts to the forms of a collection. Conflicts of pages are shown by the studio. */
export function withConflictBar(collection: CollectionConfig, { pages }: Slugs): CollectionConfig {
  const { admin = {}, slug } = collection
  if (slug === pages) return collection
  const own = admin.components?.edit ?? {}
  const edit = { ...own, beforeDocumentControls: ['voix/studio#ConflictBar', ...(own.beforeDocumentControls ?? [])] }
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit } } }
}
