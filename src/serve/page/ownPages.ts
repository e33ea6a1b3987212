import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '../../slices'
import { OWN_PAGE, ownPageTag, type ShownFields } from '../../slices/ownPage'
import { columnId } from '../../collections/core/database/tables'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { slugsOf } from '../../options/getVoix'
import type { Row } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import { isOwnQuery } from '../resolve/resolveQuery'

/** A document with its page: one with `{slug}` in its path that shows it, or its own. */
export interface ShownDocument {
  collection: string
  document: StoredDocument
  fields: ShownFields
}

const ONE = { limit: 1, pagination: false, depth: 0 } as const

interface Input {
  req: PayloadRequest
  /** Documents name the page or its original. */
  page: { id: string; translationOf?: unknown }
  locale: string
  addTag?: (tag: string) => void
}

/**
 * Returns the document that a page with `{slug}` in its path shows, as the request's user may see it, or `null`. `slug:
 * null`: its newest document. Without a document, the page expires with its collections.
 */
export async function findShown({ slug, ...input }: Input & { slug: string | null }): Promise<ShownDocument | null> {
  const shown = await findOf(input, slug)
  const { req, addTag = () => {} } = input
  if (!shown) for (const { slug: collection } of collectionsWithPages(req.payload)) addTag(collection)
  return shown
}

/**
 * Returns the document whose own page this is: the one with the slug at the end of the path. Other documents may link
 * to the page, too, as the offers of a resort do. The page expires with every document that links to it.
 */
export async function findOwner({ path, ...input }: Input & { path: string }): Promise<ShownDocument | null> {
  for (const id of namedBy(input.page)) input.addTag?.(ownPageTag(id))
  return findOf(input, path.split('/').at(-1) ?? '')
}

async function findOf(
  { req, page, locale, addTag = () => {} }: Input,
  slug: string | null,
): Promise<ShownDocument | null> {
  const ids = namedBy(page).map((id) => columnId(req, slugsOf(req).pages, id))
  const bySlug: Where[] = slug === null ? [] : [{ slug: { equals: slug } }]
  for (const { slug: collection, fields, hasSlug } of collectionsWithPages(req.payload)) {
    if (!hasSlug && slug !== null) continue
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ [OWN_PAGE]: { in: ids.filter((id) => id !== null) } }, ...bySlug] },
      sort: '-updatedAt',
      ...ONE,
      overrideAccess: false,
      locale: locale as 'all',
      req,
    })
    const document = docs[0] as unknown as StoredDocument | undefined
    if (!document) continue
    addTag(`${collection}:${document.id}`)
    return { collection, document, fields }
  }
  return null
}

/** Returns the ids of the pages that a document may name to be shown on this one. */
export function namedBy({ id, translationOf }: Input['page']): string[] {
  return [String(id), idOf(translationOf)].filter((each) => each !== null)
}

interface Sampled extends Omit<Input, 'page'> {
  pageId: string
  rows: readonly Row[]
}

/**
 * Returns the slug that replaces `{slug}` where the studio shows a page without an address. If no document names the
 * page yet, it is the slug of any document that its elements request.
 */
export async function sampleSlug({ pageId, rows, ...input }: Sampled): Promise<string | null> {
  const page = await findTranslated(input.req, pageId)
  const shown = page ? await findShown({ ...input, page, slug: null }) : null
  const document = shown ? shown.document : await findAsked(input, rows)
  return typeof document?.slug === 'string' ? document.slug : null
}

async function findTranslated(req: PayloadRequest, pageId: string): Promise<StoredDocument | null> {
  const { pages } = slugsOf(req)
  const id = columnId(req, pages, pageId)
  if (id === null) return null
  const { docs } = await req.payload.find({
    collection: pages,
    where: { id: { equals: id } },
    select: { translationOf: true },
    ...ONE,
    overrideAccess: false,
    draft: true,
    req,
  })
  return (docs[0] as unknown as StoredDocument | undefined) ?? null
}

async function findAsked({ req, locale }: Omit<Input, 'page'>, rows: readonly Row[]): Promise<StoredDocument | null> {
  const offered = collectionsWithPages(req.payload).flatMap(({ slug, hasSlug }) => (hasSlug ? [slug] : []))
  const queries = rows.flatMap(({ element: { modelQuery } }) =>
    modelQuery && isOwnQuery(modelQuery) ? [modelQuery] : [],
  )
  const collection = queries.map((query) => query.collection).find((slug) => offered.includes(slug))
  if (collection === undefined) return null
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { slug: { exists: true } },
    sort: '-updatedAt',
    ...ONE,
    overrideAccess: false,
    locale: locale as 'all',
    req,
  })
  return (docs[0] as unknown as StoredDocument | undefined) ?? null
}
