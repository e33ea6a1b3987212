import type { CollectionSlug, PayloadRequest } from 'payload'
import type { NamedDocument } from '../../contract/fields'
import { slugsOf } from '../../options/getVoix'
import { labelText } from '../../slices/labelText'
import type { Use } from './use'

type Known = Pick<Use, 'collection' | 'id' | 'isGlobal'>

/** Title, path and state of a document as the user can read them. */
type Name = Pick<NamedDocument, 'title' | 'path' | 'kind' | 'isTrashed'>

const UNKNOWN: Name = { title: null, path: null, kind: null, isTrashed: false }

/** Adds the titles of documents, as the user can read them, and their addresses in the admin. */
export async function named<Found extends Known>({
  req,
  uses,
}: {
  req: PayloadRequest
  uses: readonly Found[]
}): Promise<(Found & Name & { url: string })[]> {
  const documents = uses.filter(({ isGlobal }) => !isGlobal)
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  const found = new Map<string, Name>()
  for (const collection of collections) {
    const ids = documents.flatMap((use) => (use.collection === collection ? [use.id] : []))
    for (const [id, doc] of await namesOf({ req, collection, ids })) found.set(`${collection}:${id}`, doc)
  }
  return uses.map((use) => ({
    ...use,
    ...(use.isGlobal ? nameOfGlobal(req, use.id) : (found.get(`${use.collection}:${use.id}`) ?? UNKNOWN)),
    url: addressOf(req, use),
  }))
}

/** Reads all documents of a collection in one query. */
async function namesOf({ req, collection, ids }: { req: PayloadRequest; collection: string; ids: string[] }) {
  const slug = collection as CollectionSlug
  const title = req.payload.collections[slug]?.config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    select: { [title]: true, path: true, kind: true, deletedAt: true } as never,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => {
    const { id, [title]: name, path, kind, deletedAt } = doc as unknown as Record<string, unknown>
    return [
      String(id),
      {
        title: title === 'id' ? null : textOf(name),
        path: textOf(path),
        kind: textOf(kind),
        isTrashed: Boolean(deletedAt),
      },
    ] as const
  })
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function nameOfGlobal({ payload, i18n }: PayloadRequest, slug: string): Name {
  const global = payload.config.globals.find((one) => one.slug === slug)
  return { ...UNKNOWN, title: labelText(global?.label, i18n) || slug }
}

function addressOf(req: PayloadRequest, { collection, id, isGlobal }: Known): string {
  const { admin } = req.payload.config.routes
  if (isGlobal) return `${admin}/globals/${id}`
  return collection === slugsOf(req).pages ? `${admin}/studio/${id}` : `${admin}/collections/${collection}/${id}`
}
