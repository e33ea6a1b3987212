import {
  Forbidden,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { literally } from '../../slices/literally'
import { labelText } from '../../slices/labelText'

const Query = z.object({ q: z.string().trim().min(2).max(200) })
const FEW = 5

interface Group {
  label: string
  docs: { id: string; title: string; note: string | null; href: string }[]
}

/**
 * `GET /api/voix/search?q=summer` -> `{ groups: [{ label, docs: [{ id, title, note, href }] }] }`: documents of every collection of the admin
 * whose title has the words, five of each at most, as far as the caller may read them. For staff.
 */
export const searchEndpoint: Endpoint = {
  path: '/voix/search',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const asked = Query.safeParse(req.query)
    if (!asked.success) {
      return Response.json(
        { errors: [{ message: 'Give two letters at least, and 200 at most: ?q=summer' }] },
        { status: 400 },
      )
    }
    const { pages } = slugsOf(req)
    const shown = Object.values(req.payload.collections)
      .map(({ config }) => config)
      .filter(({ admin }) => admin.hidden !== true && admin.useAsTitle !== undefined && admin.useAsTitle !== 'id')
      .sort((one, other) => Number(other.slug === pages) - Number(one.slug === pages))
    const groups: Group[] = []
    // One after the other: a search asks the database once at a time, however many collections there are.
    for (const collection of shown) {
      const docs = await find({ req, collection, words: asked.data.q })
      if (docs.length > 0) groups.push({ label: labelText(collection.labels.plural, req.i18n), docs })
    }
    return Response.json({ groups }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

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
    // Who may read nothing of a collection finds nothing there.
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
