import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'

interface Stored {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
}

type Content = Record<string, unknown> & { id: number | string; _status?: unknown }

/** Returns the content of a document's row in all languages, or `null` if it does not exist. */
export async function readRowContent({ req, collection, id }: Stored): Promise<Content | null> {
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Content>({ collection: collection.slug, where, locale: 'all', req })
  return found && asDefined({ req, collection, content: found })
}

/** Returns the newest version of a document in all languages, or `null` if it has none. */
export async function readDraftContent({ req, collection, id }: Stored): Promise<Content | null> {
  const { docs } = await req.payload.db.findVersions<Content>({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const [newest] = docs
  return newest ? asDefined({ req, collection, content: newest.version }) : null
}

/** Upgrades the elements of pages to the current version of their slices. */
function asDefined({ req, collection, content }: Omit<Stored, 'id'> & { content: Content }): Content {
  if (collection.slug !== slugsOf(req).pages) return content
  return { ...content, elements: storedRows(req, content.elements) }
}
