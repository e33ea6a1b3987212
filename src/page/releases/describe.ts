import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import type { ReleaseEvent, ReleaseStatus, StoredRelease } from '../../collections/core/releases/stored'
import { getVoix, slugsOf } from '../../options/getVoix'
import { conflictKey, elementName, type Row } from '../../tree'
import { statesOf, type ItemState } from './conflicts'
import { releasableCollections } from './items'
import { readRelease } from './line'

/** A release as its screen shows it. */
export interface DescribedRelease extends ListedRelease {
  notes: string | null
  failure: { message: string; at: string } | null
  history: ReleaseEvent[]
  /** Until when the preview's link opens it; `null`: there is none. */
  previewUntil: string | null
  /** Whether pages have to be approved, and so within a release. */
  needsApproval: boolean
  items: DescribedItem[]
}

export interface DescribedItem {
  id: string
  collection: string
  /** What one document of the collection is called. */
  label: string
  doc: string
  title: string
  action: 'publish' | 'unpublish'
  path: string | null
  rev: number
  isPage: boolean
  isLive: boolean
  isChangedOutside: boolean
  isApproved: boolean
  conflicts: DescribedConflict[]
}

export interface DescribedConflict {
  key: string
  element: string | null
  /** Of the element. */
  name: string | null
  field: string | null
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface ListedRelease {
  id: string
  name: string
  status: ReleaseStatus
  publishAt: string | null
  timeZone: string | null
  publishedAt: string | null
  updatedAt: string | null
  /** How many documents are in it. */
  count: number
}

export interface ListedReleases {
  releases: ListedRelease[]
  /** Whose documents a release takes. */
  collections: { slug: string; label: string; titleField: string }[]
}

const MOST = 200

export async function listReleases(req: PayloadRequest): Promise<ListedReleases> {
  const slugs = slugsOf(req)
  const { docs } = await req.payload.find({
    collection: slugs.releases,
    sort: '-updatedAt',
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const counted = await execute<{ release: unknown; count: string }>({
    req,
    statement: sql`select release_id as release, count(*) as count from ${tableOf(req, slugs['release-items'])} group by 1`,
  })
  const counts = new Map(counted.map(({ release, count }) => [String(release), Number(count)]))
  const releases = (docs as unknown as StoredRelease[]).map((one) => listed(one, counts.get(String(one.id)) ?? 0))
  const collections = releasableCollections(req).map((slug) => {
    const { admin, labels } = req.payload.collections[slug as CollectionSlug].config
    const label = typeof labels.plural === 'string' ? labels.plural : slug
    return { slug, label, titleField: admin.useAsTitle ?? 'id' }
  })
  return { releases, collections }
}

export async function describeRelease({ req, id }: { req: PayloadRequest; id: string }): Promise<DescribedRelease> {
  const release = await readRelease({ req, id })
  const states = await statesOf({ req, id })
  const until = release.previewSecretExpiresAt
  return {
    ...listed(release, states.length),
    notes: release.notes ?? null,
    failure: release.failure ?? null,
    history: release.history ?? [],
    previewUntil: until && Date.parse(until) > Date.now() ? until : null,
    needsApproval: getVoix(req.payload.config).review.required,
    items: states.map((state) => described(req, state)),
  }
}

function listed(release: StoredRelease, count: number): ListedRelease {
  const { id, name, status, publishAt = null, timeZone = null, publishedAt = null, updatedAt = null } = release
  return { id: String(id), name, status, publishAt, timeZone, publishedAt, updatedAt, count }
}

function described(
  req: PayloadRequest,
  { item, isLive, isChangedOutside, conflicts, sides }: ItemState,
): DescribedItem {
  const { collection, doc, action, rev, approvedRev, snapshot } = item
  const config = req.payload.collections[collection as CollectionSlug]?.config
  const singular = config?.labels.singular
  return {
    id: String(item.id),
    collection,
    label: typeof singular === 'string' ? singular : collection,
    doc,
    title: item.title || doc,
    action,
    path: typeof snapshot.page.path === 'string' ? snapshot.page.path : null,
    rev,
    isPage: collection === slugsOf(req).pages,
    isLive,
    isChangedOutside,
    isApproved: typeof approvedRev === 'number' && approvedRev === rev,
    conflicts: conflicts.map((conflict) => {
      const isIt = (row: Row) => row.id === conflict.element
      const found = sides.mine.rows.find(isIt) ?? sides.theirs.rows.find(isIt)
      return { key: conflictKey(conflict), name: found ? elementName(found) : null, ...conflict }
    }),
  }
}
