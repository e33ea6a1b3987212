import type { PayloadRequest } from 'payload'
import { readingWholePages } from '../../collections/core/access'
import { isPattern, patternsOf } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import { areElementsPlain } from '../../collections/core/pages/plainElements'
import { readElements } from './readElements'
import { slugsOf } from '../../options/getVoix'

/**
 * Returns the page at an address as the request's user may see it, or `null`. Its path is unique within a site. Without
 * one, it is the page whose path has `{slug}` in place of a segment, which shows the document with that slug, if it
 * exists (`slugIn`).
 */
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
  const paths = [...(isPattern(path) ? [] : [path]), ...patternsOf(path).map((pattern) => pattern.path)]
  const isPlain = !draft && areElementsPlain(req.payload.collections[slugsOf(req).pages].config)
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { and: [{ path: { in: paths } }, { siteId: { equals: siteId } }] },
    select: { review: false, currentRelease: false, ...(isPlain ? { elements: false } : {}) },
    draft,
    depth: 0,
    limit: paths.length,
    pagination: false,
    overrideAccess: false,
    req: isPlain ? req : readingWholePages(req),
  })
  const found = docs as unknown as StoredDocument[]
  const page = paths.map((each) => found.find((doc) => doc.path === each)).find((each) => each !== undefined)
  if (!page) return null
  return isPlain ? { ...page, elements: await readElements({ req, id: page.id }) } : page
}
