import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import type { AnswerOf } from '../../contract/endpoint'
import { search } from '../../contract/start'
import { slugsOf } from '../../options/getVoix'
import { literally } from '../../slices/literally'
import { labelText } from '../../slices/labelText'

const FEW = 5

export const searchEndpoint = createEndpoint(search, async ({ req, query }) => {
  const { pages } = slugsOf(req)
  const shown = Object.values(req.payload.collections)
    .map(({ config }) => config)
    .filter(({ admin }) => admin.hidden !== true && admin.useAsTitle !== undefined && admin.useAsTitle !== 'id')
    .sort((one, other) => Number(other.slug === pages) - Number(one.slug === pages))
  const groups: AnswerOf<typeof search>['groups'] = []
  // Sequential, so that a search uses one database connection at a time.
  for (const collection of shown) {
    const docs = await find({ req, collection, words: query.q })
    if (docs.length > 0) groups.push({ label: labelText(collection.labels.plural, req.i18n), docs })
  }
  return { groups }
})

async function find({
  req,
  collection,
  words,
}: {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  words: string
}) {
  const { slug } = collection
  const { admin } = req.payload.config.routes
  const isPages = slug === slugsOf(req).pages
  const title = collection.admin.useAsTitle ?? 'id'
  const searched = [title, ...(collection.admin.listSearchableFields ?? [])]
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { or: [...new Set(searched)].map((name) => ({ [name]: { like: literally(words) } })) },
    draft: true,
    depth: 0,
    limit: FEW,
    pagination: false,
    select: { [title]: true, path: true } as never,
    // A user without read access to a collection finds nothing there.
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => {
    const { id, path, [title]: name } = doc as unknown as Record<string, unknown>
    return {
      id: String(id),
      title: typeof name === 'string' && name !== '' ? name : String(id),
      note: typeof path === 'string' ? path : null,
      href: isPages ? `${admin}/studio/${String(id)}` : `${admin}/collections/${slug}/${String(id)}`,
    }
  })
}
