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

/** The content of a document. Documents without elements have no rows. */
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

/**
 * Returns the items of a release, sorted by collection and id, so that all transactions lock them in the same order.
 */
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

/** Returns the item of a document in a release, or `null`. */
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

/** Upgrades the elements to the current version of their slices. */
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
