import { NotFound, type PayloadRequest, type Where } from 'payload'
import type { StoredPage } from './content'
import { slugsOf } from '../../options/getVoix'

/** A version without its elements. */
export interface StoredVersion {
  /** The id of the version's row. */
  id: string
  rev: number
  savedAt: string
  page: StoredPage
}

interface Find {
  req: PayloadRequest
  id: string
  /** Returns versions older than this revision. `null` starts with the newest. */
  before: number | null
  limit: number
}

/** Returns the versions of a page that the user may read, newest first, and their total. Includes trashed pages. */
export async function findVersions({
  req,
  id,
  before,
  limit,
}: Find): Promise<{ versions: StoredVersion[]; total: number }> {
  const ofPage: Where = { and: [{ parent: { equals: id } }, { 'version.rev': { exists: true } }] }
  const older: Where = before === null ? ofPage : { and: [ofPage, { 'version.rev': { less_than: before } }] }
  const { docs } = await req.payload.findVersions({
    collection: slugsOf(req).pages,
    where: older,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
    sort: '-version.rev',
    limit,
    pagination: false,
    select: { version: { elements: false, review: false } },
  })
  const { totalDocs } = await req.payload.countVersions({
    collection: slugsOf(req).pages,
    where: ofPage,
    overrideAccess: false,
    req,
  })
  return { versions: docs.map((doc) => toVersion(doc as unknown as Doc)), total: totalDocs }
}

/** Returns the complete version at a revision. Throws a 404. */
export async function findVersion({ req, id, rev }: Omit<Find, 'before' | 'limit'> & { rev: number }) {
  const { docs } = await req.payload.findVersions({
    collection: slugsOf(req).pages,
    where: { and: [{ parent: { equals: id } }, { 'version.rev': { equals: rev } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
    select: { version: { review: false } },
  })
  const [doc] = docs
  if (!doc) throw new NotFound(req.t)
  return toVersion(doc as unknown as Doc)
}

interface Doc {
  id: number | string
  updatedAt: string
  version: StoredPage
}

function toVersion({ id, updatedAt, version }: Doc): StoredVersion {
  return { id: String(id), rev: Number(version.rev), savedAt: updatedAt, page: version }
}
