import { sql } from '@payloadcms/db-postgres'
import { APIError, NotFound, type CollectionSlug, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf, versionsOf } from '../../collections/core/database/tables'
import { hasDrafts, hasSwitch } from '../../collections/core/releases/asReleased'
import { findItem, type Content, type StoredItem, type StoredRelease } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { personOf } from '../store/messages'
import { notify } from '../store/notify'
import { lockHead } from '../store/head'
import { readHead, readLivePage } from '../store/versions'
import { savedFieldsOf } from '../store/content'
import { lineKey, type Line } from '../store/line'
import { LINE_REVS } from './lineRevs'
import { contentOfDocument, contentOfPage, titleOf } from './content'

interface Entering {
  req: PayloadRequest
  release: StoredRelease
  collection: string
  doc: string
  action?: StoredItem['action']
  /** The document's content in the release. Default: its newest version. */
  snapshot?: Content
}

/** Limit of documents per release, which are published in one transaction. */
const MOST_ITEMS = 1000

/** Adds a document to a release. One that is already in it keeps its content. */
export async function enterRelease({
  req,
  release,
  collection,
  doc,
  action = 'publish',
  snapshot,
}: Entering): Promise<StoredItem> {
  const known = await findItem({ req, release: String(release.id), collection, doc })
  if (known) return action === known.action ? known : writeItem({ req, item: known, data: { action } })
  const slugs = slugsOf(req)
  const { totalDocs } = await req.payload.db.count({
    collection: slugs['release-items'],
    where: { release: { equals: release.id } },
    req,
  })
  if (totalDocs >= MOST_ITEMS)
    throw new APIError(`A release holds ${MOST_ITEMS} documents at most. Publish this one first.`, 400, null, true)
  const isPage = collection === slugs.pages
  const newest = isPage
    ? await stateOfPage({ req, line: { page: doc, release: String(release.id) } })
    : await stateOfDocument(req, collection, doc)
  const state = snapshot ? { ...newest, snapshot } : newest
  const now = new Date().toISOString()
  const data = { release: release.id, collection, doc, action, ...state, createdAt: now, updatedAt: now }
  const made = await req.payload.db.create({ collection: slugs['release-items'], data, req })
  if (isPage) await nameCurrentRelease({ req, page: doc })
  return { ...(made as unknown as StoredItem), ...state, action }
}

type State = Pick<StoredItem, 'title' | 'rev' | 'baseRev' | 'base' | 'snapshot'>

async function stateOfPage({ req, line }: { req: PayloadRequest; line: Line }): Promise<State> {
  const id = line.page
  const stored = await lockHead({ req, id })
  if (!stored) throw new NotFound(req.t)
  const { page } = await readHead({ req, id, stored })
  if (page.deletedAt) throw new APIError('The page is in the trash. Restore it first.', 409, null, true)
  const fields = savedFieldsOf(req.payload.collections[slugsOf(req).pages].config)
  const live = await readLivePage({ req, id })
  const snapshot = contentOfPage(page, fields)
  const base = live?._status === 'published' ? contentOfPage(live, fields) : snapshot
  return {
    title: String(page.title ?? ''),
    rev: (await nextLine({ req, line })) + stored.rev,
    baseRev: stored.rev,
    base,
    snapshot,
  }
}

/** Returns the first revision of a page in the release, higher than all earlier ones there. */
async function nextLine({ req, line }: { req: PayloadRequest; line: Line }): Promise<number> {
  const [row] = await execute<{ rev: string | null }>({
    req,
    statement: sql`select max(rev) as rev from ${tableOf(req, slugsOf(req).operations)} where page = ${lineKey(line)}`,
  })
  return (Math.floor(Number(row?.rev ?? 0) / LINE_REVS) + 1) * LINE_REVS
}

async function stateOfDocument(req: PayloadRequest, collection: string, id: string): Promise<State> {
  const { config } = mustBeReleasable(req, collection)
  const snapshot = await contentOfDocument({ req, collection, id, draft: true })
  if (!snapshot) throw new NotFound(req.t)
  const live = await contentOfDocument({ req, collection, id, draft: false })
  return { title: titleOf({ config, content: snapshot, id }), rev: 1, baseRev: 1, base: live ?? snapshot, snapshot }
}

/** Returns a collection whose documents can be released: one with drafts or a switch. Throws a 400 otherwise. */
export function mustBeReleasable(req: PayloadRequest, collection: string) {
  const found = collection in req.payload.collections ? req.payload.collections[collection as CollectionSlug] : null
  if (found && (hasDrafts(req, collection) || hasSwitch(req, collection))) return found
  throw new APIError(`collection: a release takes no documents of "${collection}".`, 400, { field: 'collection' }, true)
}

/** Returns the slugs of all collections whose documents can be released, pages first. */
export function releasableCollections(req: PayloadRequest): string[] {
  const { pages } = slugsOf(req)
  const slugs = Object.keys(req.payload.collections)
  const others = slugs.filter((slug) => slug !== pages && (hasDrafts(req, slug) || hasSwitch(req, slug)))
  return [pages, ...others.sort()]
}

/** Returns a release item by its own id. */
export async function findItemById({
  req,
  release,
  item,
}: {
  req: PayloadRequest
  release: string
  item: string
}): Promise<StoredItem | null> {
  const slugs = slugsOf(req)
  const id = columnId(req, slugs['release-items'], item)
  if (id === null) return null
  const found = await req.payload.db.findOne<StoredItem>({
    collection: slugs['release-items'],
    where: { and: [{ id: { equals: id } }, { release: { equals: columnId(req, slugs.releases, release) } }] },
    req,
  })
  return found && findItem({ req, release, collection: found.collection, doc: found.doc })
}

type Change = Partial<
  Pick<StoredItem, 'action' | 'approvedRev' | 'base' | 'baseRev' | 'made' | 'prior' | 'rev' | 'snapshot' | 'title'>
>

export async function writeItem({
  req,
  item,
  data,
}: {
  req: PayloadRequest
  item: StoredItem
  data: Change
}): Promise<StoredItem> {
  const collection = slugsOf(req)['release-items']
  const updatedAt = new Date().toISOString()
  await req.payload.db.updateOne({ collection, id: item.id, data: { ...data, updatedAt }, req, returning: false })
  return { ...item, ...data }
}

/** Removes a document from a release. Its changes in the release are lost. */
export async function leaveRelease({ req, item }: { req: PayloadRequest; item: StoredItem }): Promise<void> {
  const slugs = slugsOf(req)
  await req.payload.db.deleteOne({ collection: slugs['release-items'], where: { id: { equals: item.id } }, req })
  if (item.collection !== slugs.pages) return
  await nameCurrentRelease({ req, page: item.doc })
  const page = lineKey({ page: item.doc, release: String(idOf(item.release)) })
  await notify({ req, message: { kind: 'ended', page, how: 'left', by: personOf(req.user) } })
}

/** Stores the newest open release of a page on the page, without a new revision or version. */
export async function nameCurrentRelease({ req, page }: { req: PayloadRequest; page: string }): Promise<void> {
  const slugs = slugsOf(req)
  const id = columnId(req, slugs.pages, page)
  const current = sql`(
    select i.release_id from ${tableOf(req, slugs['release-items'])} i
    join ${tableOf(req, slugs.releases)} r on r.id = i.release_id
    where i.collection = ${slugs.pages} and i.doc = ${page} and r.status in ('draft', 'scheduled', 'publishing', 'failed')
    order by i.created_at desc limit 1)`
  await execute({
    req,
    statement: sql`update ${tableOf(req, slugs.pages)} set current_release_id = ${current} where id = ${id}`,
  })
  await execute({
    req,
    statement: sql`update ${versionsOf(req, slugs.pages)} set version_current_release_id = ${current}
      where parent_id = ${id} and latest`,
  })
}
