import type { PayloadRequest } from 'payload'
import { readingWholePages } from '../../collections/core/access'
import { idOf } from '../../slices'
import type { StoredDocument } from '../resolve/documentBatch'
import { areElementsPlain, readElements } from './readElements'
import { slugsOf } from '../../options/getVoix'

/** The page at an address as the request's user may see it. Its path is unique within a site. */
export async function findPage({
  req,
  siteId,
  path,
  draft,
}: {
  req: PayloadRequest
  siteId: number
  path: string
  draft: boolean
}): Promise<StoredDocument | null> {
  const isPlain = !draft && areElementsPlain(req.payload.collections[slugsOf(req).pages].config)
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { and: [{ path: { equals: path } }, { siteId: { equals: siteId } }] },
    select: { review: false, currentRelease: false, ...(isPlain ? { elements: false } : {}) },
    draft,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req: isPlain ? req : readingWholePages(req),
  })
  const page = docs[0] as StoredDocument | undefined
  if (!page) return null
  return isPlain ? { ...page, elements: await readElements({ req, id: page.id }) } : page
}

/** The published versions of the same page in other languages: code -> path. */
export async function findTranslations({
  req,
  page,
  addTag,
}: {
  req: PayloadRequest
  page: StoredDocument
  addTag: (tag: string) => void
}): Promise<Record<string, string>> {
  const { pages } = slugsOf(req)
  const original = idOf(page.translationOf) ?? String(page.id)
  addTag(`${pages}:${original}`)
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: {
      and: [
        { or: [{ id: { equals: original } }, { translationOf: { equals: original } }] },
        { siteId: { equals: page.siteId } },
        { _status: { equals: 'published' } },
      ],
    },
    select: { path: true, languageCode: true },
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: false,
    req,
  })
  for (const { id } of docs) addTag(`${pages}:${id}`)
  const entries = docs.map((doc) => {
    const { languageCode, path } = doc as unknown as { languageCode: string; path: string }
    return [languageCode, path] as const
  })
  return docs.length > 1 ? Object.fromEntries(entries) : {}
}
