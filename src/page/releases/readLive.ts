import type { CollectionSlug, PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { hasDrafts } from '../../collections/core/releases/asReleased'
import type { Content } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import { savedFieldsOf, type StoredPage } from '../store/content'
import { contentOfPage, liveContent } from './content'

export interface Target {
  req: PayloadRequest
  collection: string
  doc: string
}

type Named = Omit<Target, 'req'>

/** Number of documents per read. */
const AT_ONCE = 100

/**
 * Reads what visitors see of documents in few queries. The returned function returns `null` for one that they do not
 * see.
 */
export async function readLive({
  req,
  documents,
}: {
  req: PayloadRequest
  documents: readonly Named[]
}): Promise<(document: Named) => Content | null> {
  const found = new Map<string, Content>()
  for (const collection of new Set(documents.map((each) => each.collection))) {
    if (!(collection in req.payload.collections)) continue
    const ids = documents
      .filter((each) => each.collection === collection)
      .map(({ doc }) => columnId(req, collection, doc))
      .filter((id) => id !== null)
    for (let at = 0; at < ids.length; at += AT_ONCE)
      for (const [id, content] of await readSome({ req, collection, ids: ids.slice(at, at + AT_ONCE) }))
        found.set(keyOf({ collection, doc: id }), content)
  }
  return (document) => found.get(keyOf(document)) ?? null
}

const keyOf = ({ collection, doc }: Named) => `${collection} ${doc}`

async function readSome({
  req,
  collection,
  ids,
}: {
  req: PayloadRequest
  collection: string
  ids: readonly (number | string)[]
}): Promise<[string, Content][]> {
  const slug = collection as CollectionSlug
  const { config } = req.payload.collections[slug]
  const where = { id: { in: ids } }
  if (collection === slugsOf(req).pages) {
    const { docs } = await req.payload.db.find<StoredPage & { id: string }>({
      ...{ collection: slug, where, limit: ids.length, pagination: false, locale: 'all', req },
    })
    const fields = savedFieldsOf(config)
    const shown = docs.filter(({ _status, deletedAt }) => _status === 'published' && !deletedAt)
    return shown.map((page) => [
      String(page.id),
      contentOfPage({ ...page, elements: storedRows(req, page.elements) }, fields),
    ])
  }
  const { docs } = await req.payload.find({
    ...{ collection: slug, where, limit: ids.length, pagination: false, depth: 0, draft: false },
    locale: 'all',
    overrideAccess: false,
    req,
  })
  return docs.flatMap((doc) => {
    const content = liveContent({ config, doc: doc as never, hasDrafts: hasDrafts(req, collection) })
    return content ? [[String(doc.id), content] as [string, Content]] : []
  })
}
