import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ShownFields } from '../../slices/ownPage'
import { columnId } from '../../collections/core/database/tables'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { slugsOf } from '../../options/getVoix'
import type { StoredDocument } from '../resolve/documentBatch'

/** A document that a page with `{slug}` in its path shows. */
export interface ShownDocument {
  collection: string
  document: StoredDocument
  fields: ShownFields
}

interface Wanted {
  req: PayloadRequest
  /** Of the page with `{slug}` in its path. */
  pageId: string
  /** `null`: any, the newest first. */
  slug: string | null
  locale: string
  addTag?: (tag: string) => void
}

/** The document that a page shows at an address, as the request's user may see it; without one, the page expires with its collections. */
export async function findShown({
  req,
  pageId,
  slug,
  locale,
  addTag = () => {},
}: Wanted): Promise<ShownDocument | null> {
  const id = columnId(req, slugsOf(req).pages, pageId)
  const collections = collectionsWithPages(req.payload)
  for (const { slug: collection, fields } of id === null ? [] : collections) {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ page: { equals: id } }, ...(slug === null ? [] : [{ slug: { equals: slug } }])] },
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

/** The slug that stands for `{slug}` where a page is looked at without an address: in the studio. */
export async function sampleSlug(wanted: Omit<Wanted, 'slug'>): Promise<string | null> {
  const shown = await findShown({ ...wanted, slug: null })
  const slug = shown?.document.slug
  return typeof slug === 'string' ? slug : null
}
