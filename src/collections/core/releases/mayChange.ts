import { Forbidden, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { columnId } from '../database/tables'
import { slugsOf } from '../../../options/getVoix'
import type { StoredItem } from './stored'

type Document = Pick<StoredItem, 'collection' | 'doc'>

/** Throws a 403 unless the user may update every document of the release. */
export async function mayChangeRelease({ req, id }: { req: PayloadRequest; id: number | string }): Promise<void> {
  const { docs } = await req.payload.db.find<Document & { id: string }>({
    collection: slugsOf(req)['release-items'],
    where: { release: { equals: id } },
    select: { collection: true, doc: true },
    limit: 0,
    pagination: false,
    req,
  })
  await mayChangeDocuments({ req, documents: docs })
}

/** Throws a 403 unless the user may update all of these documents. Deleted documents are ignored. */
export async function mayChangeDocuments({
  req,
  documents,
}: {
  req: PayloadRequest
  documents: readonly Document[]
}): Promise<void> {
  for (const [collection, ids] of byCollection(req, documents)) {
    const { config } = req.payload.collections[collection as CollectionSlug] ?? {}
    if (!config) continue
    // Payload also passes no id when it updates many documents.
    const allowed = await config.access.update({ req, data: {} })
    if (allowed === true) continue
    const count = async (where: Where) =>
      (await req.payload.db.count({ collection: config.slug, where, req })).totalDocs
    const among: Where = { id: { in: ids } }
    const permitted = allowed ? await count({ and: [among, allowed] }) : 0
    if (permitted < (await count(among))) throw new Forbidden(req.t)
  }
}

function byCollection(req: PayloadRequest, documents: readonly Document[]): Map<string, (number | string)[]> {
  const grouped = new Map<string, (number | string)[]>()
  for (const { collection, doc } of documents) {
    const id = collection in req.payload.collections ? columnId(req, collection, doc) : null
    if (id !== null) grouped.set(collection, [...(grouped.get(collection) ?? []), id])
  }
  return grouped
}
