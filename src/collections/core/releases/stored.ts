import type { PayloadRequest } from 'payload'
import { columnId } from '../database/tables'
import type { ReleaseEvent, ReleaseStatus } from '../../../contract/releases'
import { slugsOf } from '../../../options/getVoix'
import { storedRows } from '../../../options/storedRows'
import type { PageContent } from '../../../tree'

export interface StoredRelease {
  id: number | string
  name: string
  status: ReleaseStatus
  publishAt?: string | null
  timeZone?: string | null
  scheduledBy?: string | null
  publishedAt?: string | null
  previewSecretHash?: string | null
  previewSecretExpiresAt?: string | null
  failure?: { message: string; at: string } | null
  history?: ReleaseEvent[] | null
  notes?: string | null
  updatedAt?: string
  createdAt?: string
}

/** What visitors see of a document; `null`: nothing. A document without elements has no rows. */
export type Content = PageContent

export interface StoredItem {
  id: number | string
  release: unknown
  collection: string
  doc: string
  title?: string | null
  action: 'publish' | 'unpublish'
  rev: number
  baseRev?: number | null
  approvedRev?: number | null
  base: Content
  snapshot: Content
  prior?: { content: Content; isLive: boolean } | null
  made?: Content | null
}

export async function findRelease({ req, id }: { req: PayloadRequest; id: string }): Promise<StoredRelease | null> {
  const { releases } = slugsOf(req)
  const known = columnId(req, releases, id)
  if (known === null) return null
  return req.payload.db.findOne<StoredRelease>({ collection: releases, where: { id: { equals: known } }, req })
}

/** The documents of a release, in the order of their collections and ids: whoever locks them locks them in one order. */
export async function findItems({
  req,
  release,
}: {
  req: PayloadRequest
  release: number | string
}): Promise<StoredItem[]> {
  const { docs } = await req.payload.db.find<StoredItem>({
    collection: slugsOf(req)['release-items'],
    where: { release: { equals: release } },
    limit: 0,
    pagination: false,
    req,
  })
  const keyOf = ({ collection, doc }: StoredItem) => `${collection} ${doc}`
  return docs.map((item) => healed(req, item)).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** A document's place in a release; `null`: it is not in it. */
export async function findItem({
  req,
  release,
  collection,
  doc,
}: {
  req: PayloadRequest
  release: string
  collection: string
  doc: string
}): Promise<StoredItem | null> {
  const slugs = slugsOf(req)
  const item = await req.payload.db.findOne<StoredItem>({
    collection: slugs['release-items'],
    where: {
      and: [
        { release: { equals: columnId(req, slugs.releases, release) } },
        { collection: { equals: collection } },
        { doc: { equals: doc } },
      ],
    },
    req,
  })
  return item && healed(req, item)
}

/** Slices may have changed since. */
function healed(req: PayloadRequest, item: StoredItem): StoredItem {
  if (item.collection !== slugsOf(req).pages) return item
  const heal = (content: Content): Content => ({ ...content, rows: storedRows(req, content.rows) })
  const { prior, made } = item
  return {
    ...item,
    base: heal(item.base),
    snapshot: heal(item.snapshot),
    ...(prior && { prior: { ...prior, content: heal(prior.content) } }),
    ...(made && { made: heal(made) }),
  }
}
