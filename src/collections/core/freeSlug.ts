import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { firstFree } from '../../tree'
import { execute } from './database/execute'
import { refuse } from './refuse'

interface Claim {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  /** The document that wants the slug; `undefined`: a new one. */
  id: number | string | undefined
  /** The name of the field. */
  name: string
  slug: string
}

/** The slug, or the next one with a number where other documents have it. */
export function freeSlug(claim: Claim): Promise<string> {
  return firstFree(claim.slug, async (slug) => (await holderOf({ ...claim, slug })) !== null)
}

/** Refuses a slug that another document has. */
export async function refuseTakenSlug(claim: Claim): Promise<void> {
  const { collection, name, req, slug } = claim
  const holder = await holderOf(claim)
  if (holder === null) return
  const message = `The ${name} "${slug}" is taken by “${holder}”. Choose another, or leave it empty.`
  refuse({ collection: collection.slug, errors: [{ message, path: name }], req })
}

/** What the other document is called that has the slug, published or as its newest draft; none of the trash has it. */
async function holderOf({ req, collection, id, name, slug }: Claim): Promise<string | null> {
  // Under a lock on the slug: two writes that claim it at once cannot both have it.
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
      // system: a slug is taken, whoever may read the document that has it
      overrideAccess: true,
      req,
    })
    const [doc] = docs as unknown as Record<string, unknown>[]
    return doc ? String(doc[title] ?? doc.id) : null
  }
  const published = await find(false, hasDrafts ? [{ _status: { equals: 'published' } }] : [])
  return published ?? (hasDrafts ? find(true, []) : null)
}
