import { createLocalReq, type CollectionSlug, type PayloadRequest } from 'payload'
import { pagesWithSection } from '../../collections/core/sections/pagesWithSection'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { isPattern, isRecord, SECTION_KIND } from '../../tree'
import { entriesOf, entriesOfDocument, type StoredPage } from './entries'
import { dropDocument, dropPage, lockEntries, storeEntries } from './store'

/** Replaces the search entries of a page in the request's transaction. A page that is not published gets none. */
export async function indexPage(req: PayloadRequest, id: number | string): Promise<void> {
  await lockEntries(req, id)
  const page = await publishedPage(req, id)
  await dropPage(req, id)
  if (page) await storeEntries(req, page, await entriesOf(await asNobody(req), page))
}

/** Indexes the pages that show a shared section. */
export async function indexSection(req: PayloadRequest, id: string, { isGone }: { isGone: boolean }): Promise<void> {
  for (const page of await pagesWithSection({ req, id, isGone })) await indexPage(req, page.id)
}

/** Indexes a document that has no page of its own and is shown by a page with `{slug}` in its path. */
export async function indexDocument(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  await dropDocument(req, `${collection}:${id}`)
  const visitor = await asNobody(req)
  const document = await visitor.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    select: { page: true } as never,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req: visitor,
  })
  const pageId = idOf((document as { page?: unknown } | null)?.page)
  for (const shownOn of pageId === null ? [] : await inAllLanguages(req, pageId)) {
    const page = await publishedPage(req, shownOn)
    if (!page || !isPattern(page.path)) continue
    await lockEntries(req, page.id)
    await storeEntries(req, page, await entriesOfDocument(visitor, page, { collection, id }))
  }
}

/** Returns the ids of a page and its translations. A document refers to one of them and is shown on all. */
async function inAllLanguages(req: PayloadRequest, id: string): Promise<(number | string)[]> {
  const { docs } = await req.payload.db.find<{ id: number | string }>({
    collection: slugsOf(req).pages,
    where: { translationOf: { equals: id } },
    select: {},
    sort: 'id',
    pagination: false,
    limit: 0,
    req,
  })
  return [id, ...docs.map((page) => page.id)]
}

/** Returns a request without a user in the same transaction, so that it sees uncommitted writes. */
async function asNobody({ payload, transactionID }: PayloadRequest): Promise<PayloadRequest> {
  return createLocalReq({ req: { transactionID } as PayloadRequest }, payload)
}

/** Reads a published page as stored, without removing what is for other audiences. */
async function publishedPage(req: PayloadRequest, id: number | string): Promise<StoredPage | null> {
  const found = await req.payload.db.findOne<Record<string, unknown> & { id: number | string }>({
    collection: slugsOf(req).pages,
    where: {
      and: [
        { id: { equals: id } },
        { _status: { equals: 'published' } },
        { deletedAt: { exists: false } },
        { kind: { not_equals: SECTION_KIND } },
        { path: { exists: true } },
      ],
    },
    req,
  })
  if (!found) return null
  const meta = isRecord(found.meta) ? found.meta : {}
  return {
    id: found.id,
    title: String(found.title ?? ''),
    path: String(found.path),
    layout: String(found.layout ?? ''),
    languageCode: String(found.languageCode ?? ''),
    translationOf: idOf(found.translationOf),
    siteId: Number(found.siteId ?? 0),
    description: typeof meta.description === 'string' ? meta.description : '',
    elements: found.elements,
  }
}
