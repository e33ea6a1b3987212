import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { firstFree } from '../../tree'
import { execute } from './database/execute'
import { refuse } from './refuse'

interface Claim {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  /** `undefined` for a new document. */
  id: number | string | undefined
  /** The name of the field. */
  name: string
  slug: string
}

/** Returns the slug, with a number (`summer-2`) if another document has it. */
export function freeSlug(claim: Claim): Promise<string> {
  return firstFree(claim.slug, async (slug) => (await holderOf({ ...claim, slug })) !== null)
}

/** Throws a validation error if another document has the slug. */
export async function refuseTakenSlug(claim: Claim): Promise<void> {
  const { collection, name, req, slug } = claim
  const holder = await holderOf(claim)
  if (holder === null) return
  const message = `The ${name} "${slug}" is taken by “${holder}”. Choose another one, or leave the field empty.`
  refuse({ collection: collection.slug, errors: [{ message, path: name }], req })
}

/** Returns the title of the document that has the slug, published or in its newest draft. The trash does not count. */
async function holderOf({ req, collection, id, name, slug }: Claim): Promise<string | null> {
  // The lock lets only one of two concurrent writes take the slug.
  const key = `voix:slug:${collection.slug}:${slug}`
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))` })
  const hasDrafts = Boolean(collection.versions?.drafts)
  const where: Where[] = [{ [name]: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])]
  const find = async (draft: boolean, more: Where[]) => {
    const title = collection.admin.useAsTitle ?? 'id'
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { and: [...where, ...more] },
      draft,
      select: { [title]: true } as never,
      depth: 0,
      limit: 1,
      pagination: false,
      // system: a slug is taken even by a document that the user may not read
      overrideAccess: true,
      req,
    })
    const [doc] = docs as unknown as Record<string, unknown>[]
    return doc ? String(doc[title] ?? doc.id) : null
  }
  const published = await find(false, hasDrafts ? [{ _status: { equals: 'published' } }] : [])
  return published ?? (hasDrafts ? find(true, []) : null)
}
