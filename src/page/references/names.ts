import type { CollectionSlug, PayloadRequest } from 'payload'
import { isRecord } from '../../tree'

const NAME = 'slug'

/** How the index holds a document that is referred to by its slug. No id looks like it. */
export const byName = (slug: string): string => `${NAME}=${slug}`

/** What a key of the index says of its document: the id, or the slug itself. */
export const wordOf = (key: string): string => (key.startsWith(byName('')) ? key.slice(byName('').length) : key)

interface Document {
  req: PayloadRequest
  collection: string
  id: number | string
}

/** Under what the index holds the uses of a document. */
export async function keysOf(document: Document): Promise<string[]> {
  const slugs = await slugsOfDocument({ ...document, locale: 'all' })
  return [String(document.id), ...slugs.map(byName)]
}

/** The slugs by which visitors' pages find a document in a language; several for all of them, none without the field. */
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
