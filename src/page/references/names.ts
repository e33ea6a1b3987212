import type { CollectionSlug, PayloadRequest } from 'payload'
import { isRecord } from '../../tree'

const NAME = 'slug'

/** Returns the index key of a document that is referred to by slug. It cannot equal an id. */
export const byName = (slug: string): string => `${NAME}=${slug}`

/** Returns the id or the slug of an index key. */
export const wordOf = (key: string): string => (key.startsWith(byName('')) ? key.slice(byName('').length) : key)

interface Document {
  req: PayloadRequest
  collection: string
  id: number | string
}

/** Returns the index keys of a document: its id and its slugs. */
export async function keysOf(document: Document): Promise<string[]> {
  const slugs = await slugsOfDocument({ ...document, locale: 'all' })
  return [String(document.id), ...slugs.map(byName)]
}

/** Returns the slugs of a document in a locale, or in all of them. Returns none if the collection has no slug field. */
export async function slugsOfDocument({
  req,
  collection,
  id,
  locale,
}: Document & { locale: PayloadRequest['locale'] }): Promise<string[]> {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  if (!config?.flattenedFields.some(({ name }) => name === NAME)) return []
  const found = await req.payload.db.findOne<{ id: number | string; slug?: unknown }>({
    collection: config.slug,
    where: { id: { equals: id } },
    select: { [NAME]: true },
    ...(locale ? { locale } : {}),
    req,
  })
  const slug = found?.slug
  const slugs = isRecord(slug) ? Object.values(slug) : [slug]
  return slugs.flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []))
}
