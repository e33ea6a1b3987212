import type { AdminViewServerProps, CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { shellOf } from './readVoix'

/**
 * Resolves the collection of a short address such as `/menus/edit/5`. The product's collections are addressed by name.
 */
export function shortAddressOf({ initPageResult, params }: AdminViewServerProps): {
  segments: readonly string[]
  collection: SanitizedCollectionConfig & { slug: CollectionSlug }
} {
  const segments = [params?.segments ?? []].flat()
  const { payload } = initPageResult.req
  const [name = ''] = segments
  const slug = shellOf(payload.config).slugs[name] ?? name
  const found = payload.collections[slug as CollectionSlug]
  if (!found) throw new Error(`The shell has an address "/${name}", but there is no such collection.`)
  return { segments, collection: found.config }
}
