import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { idOf } from '../../slices'
import { OWN_PAGE, shownFieldsIn } from '../../slices/ownPage'
import type { ShownFields } from '../../slices/ownPage'
import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { StoredDocument } from '../resolve/documentBatch'

/** A document that a page with `{slug}` in its path shows. */
export interface ShownDocument {
  collection: string
  document: StoredDocument
  fields: ShownFields
}

/** The collections whose documents have pages, with what such a page shows of them. */
export function collectionsWithPages(payload: Payload): { slug: string; fields: ShownFields }[] {
  return payload.config.collections.flatMap(({ slug, flattenedFields }) => {
    const fields = shownFieldsIn(flattenedFields)
    return fields ? [{ slug, fields }] : []
  })
}

interface Wanted {
  req: PayloadRequest
  /** With `{slug}` in its path. */
  page: { id: string; translationOf?: unknown }
  /** `null`: any, the newest first. */
  slug: string | null
  locale: string
  addTag?: (tag: string) => void
}

/**
 * The document that a page shows at an address, as the request's user may see it: one that names the page, or the page that it translates.
 * Without one, the page expires with its collections.
 */
export async function findShown({ req, page, slug, locale, addTag = () => {} }: Wanted): Promise<ShownDocument | null> {
  const ids = namedBy(page).flatMap((id) => columnId(req, slugsOf(req).pages, id) ?? [])
  const collections = collectionsWithPages(req.payload)
  for (const { slug: collection, fields } of ids.length === 0 ? [] : collections) {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ [OWN_PAGE]: { in: ids } }, ...(slug === null ? [] : [{ slug: { equals: slug } }])] },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      depth: 0,
      locale: locale as 'all',
      overrideAccess: false,
      req,
    })
    const document = docs[0] as unknown as StoredDocument | undefined
    if (!document) continue
    addTag(`${collection}:${document.id}`)
    return { collection, document, fields }
  }
  for (const { slug: collection } of collections) addTag(collection)
  return null
}

/** The ids of the pages that a document may name to be shown on this one. */
export function namedBy({ id, translationOf }: { id: string; translationOf?: unknown }): string[] {
  const original = idOf(translationOf)
  return original === null ? [String(id)] : [String(id), original]
}

/** The slug that stands for `{slug}` where a page is looked at without an address: in the studio. */
export async function sampleSlug(wanted: Omit<Wanted, 'slug'>): Promise<string | null> {
  const shown = await findShown({ ...wanted, slug: null })
  const slug = shown?.document.slug
  return typeof slug === 'string' ? slug : null
}
