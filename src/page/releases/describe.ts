import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import type { StoredRelease } from '../../collections/core/releases/stored'
import type { AnswerOf } from '../../contract/endpoint'
import type { ListedRelease, listReleases as listEndpoint, Release, ReleaseItem } from '../../contract/releases'
import { getVoix, slugsOf } from '../../options/getVoix'
import { conflictKey, elementName, type Row } from '../../tree'
import { statesOf, type ItemState } from './conflicts'
import { releasableCollections } from './items'
import { readRelease } from '../store/line'

const MOST = 200

export async function listReleases(req: PayloadRequest): Promise<AnswerOf<typeof listEndpoint>> {
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

export async function describeRelease({ req, id }: { req: PayloadRequest; id: string }): Promise<Release> {
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

function described(req: PayloadRequest, { item, isLive, isChangedOutside, conflicts, sides }: ItemState): ReleaseItem {
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
