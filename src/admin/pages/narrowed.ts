import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '../../slices/idOf'
import { readVoix, shellOf } from '../server/readVoix'
import type { PagesQuery } from './pagesQuery'

/**
 * Returns the conditions that need an additional query: pages with changes, in review, with findings or without a
 * translation.
 */
export async function narrowed(req: PayloadRequest, { only, missing }: PagesQuery): Promise<Where[]> {
  return [
    ...(only === 'changed' ? [{ _status: { equals: 'draft' } }, oneOf(await liveIds(req))] : []),
    ...(only === 'review' ? [oneOf(await waitingIds(req))] : []),
    ...(only === 'mine' ? [{ 'lastWrite.userId': { equals: String(req.user?.id) } }] : []),
    ...(only === 'findings' ? [oneOf(await idsWithFindings(req))] : []),
    ...(missing === '' ? [] : await untranslated(req, missing)),
  ]
}

const oneOf = (ids: readonly unknown[]): Where => (ids.length === 0 ? { id: { exists: false } } : { id: { in: ids } })

async function liveIds(req: PayloadRequest): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections.pages,
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { path: true },
    where: { _status: { equals: 'published' } },
  })
  return docs.map(({ id }) => id)
}

/** Returns published pages with findings of the checks. */
async function idsWithFindings(req: PayloadRequest): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection: shellOf(req.payload.config).slugs['page-findings'] as CollectionSlug,
    depth: 0,
    // system: no user may read this collection; the list includes only pages that the user may read.
    overrideAccess: true,
    pagination: false,
    req,
    select: { page: true },
    where: { count: { greater_than: 0 } },
  })
  const found = new Set(docs.map((doc) => (doc as unknown as { page: string }).page))
  return (await liveIds(req)).filter((id) => found.has(String(id)))
}

async function waitingIds(req: PayloadRequest): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections['page-reviews'],
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { page: true },
    where: { and: [{ status: { equals: 'pending' } }, { askedAt: { exists: true } }] },
  })
  return docs.flatMap(({ page }) => idOf(page) ?? [])
}

/** Returns original pages without a translation in a language. */
async function untranslated(req: PayloadRequest, language: string): Promise<Where[]> {
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections.pages,
    depth: 0,
    draft: true,
    overrideAccess: false,
    pagination: false,
    req,
    select: { translationOf: true },
    where: { languageCode: { equals: language } },
  })
  const translated = docs.flatMap(({ translationOf }) => idOf(translationOf) ?? [])
  return [
    { languageCode: { not_equals: language } },
    { translationOf: { exists: false } },
    ...(translated.length === 0 ? [] : [{ id: { not_in: translated } }]),
  ]
}
