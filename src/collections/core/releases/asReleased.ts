import { initTransaction, killTransaction, type CollectionSlug, type PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { execute } from '../database/execute'
import { limitWaiting } from '../database/limits'
import { columnId, listOf, tableOf } from '../database/tables'
import { slugsOf } from '../../../options/getVoix'
import { findItems, type StoredItem } from './stored'

interface Released<Result> {
  req: PayloadRequest
  release: number | string
  work: (req: PayloadRequest) => Promise<Result>
}

/**
 * Reads the site as it will be with a release: its documents are written as visitors will see them, in a transaction that is never
 * committed. So that every read (addresses, lists, queries of slices, menus, sections) is right without knowing of releases. Nothing is
 * validated, no hook runs, nobody else sees a byte of it. Whatever is read must be read before `work` ends.
 */
export async function asReleased<Result>({ req, release, work }: Released<Result>): Promise<Result> {
  await initTransaction(req)
  try {
    await limitWaiting(req)
    const items = await findItems({ req, release })
    // First of all none of them has an address: one may get another one's.
    await hide({ req, items })
    for (const item of items) if (item.action === 'publish') await show({ req, item })
    return await work(req)
  } finally {
    await killTransaction(req)
  }
}

/**
 * Works with one document as it is in a release, as if that were its newest draft, in a transaction that is never committed: reads, hooks
 * and validation are those of any other write. Whatever is made of it must be read before `work` ends.
 */
export async function asNewestDraft<Result>({
  req,
  item,
  work,
}: {
  req: PayloadRequest
  item: Pick<StoredItem, 'collection' | 'doc' | 'snapshot' | 'action'>
  work: () => Promise<Result>
}): Promise<Result> {
  await initTransaction(req)
  try {
    await limitWaiting(req)
    await show({ req, item, state: stateWithin({ req, item }) })
    const slug = item.collection as CollectionSlug
    if (hasDrafts(req, slug))
      await req.payload.db.deleteVersions({
        collection: slug,
        where: { parent: { equals: columnId(req, slug, item.doc) } },
        req,
      })
    return await work()
  } finally {
    await killTransaction(req)
  }
}

/** Whether a document is published is the release's to say. */
function stateWithin({ req, item }: { req: PayloadRequest; item: Pick<StoredItem, 'collection' | 'action'> }) {
  return hasDrafts(req, item.collection) ? { _status: 'draft' } : { enabled: item.action === 'publish' }
}

/** The live rows of all documents, out of sight. */
async function hide({ req, items }: { req: PayloadRequest; items: readonly StoredItem[] }): Promise<void> {
  for (const collection of new Set(items.map((item) => item.collection))) {
    if (!isKnown(req, collection) || !hasDrafts(req, collection)) continue
    const ids = items
      .filter((item) => item.collection === collection)
      .map(({ doc }) => columnId(req, collection, doc))
      .filter((id) => id !== null)
    if (ids.length === 0) continue
    await execute({
      req,
      statement: sql`update ${tableOf(req, collection)} set _status = 'draft' where id in (${listOf(ids)})`,
    })
  }
  for (const { collection, doc, action } of items) {
    if (action === 'publish' || !isKnown(req, collection) || hasDrafts(req, collection)) continue
    const id = columnId(req, collection, doc)
    await execute({ req, statement: sql`update ${tableOf(req, collection)} set enabled = false where id = ${id}` })
  }
}

async function show({
  req,
  item: { collection, doc, snapshot },
  state,
}: {
  req: PayloadRequest
  item: Pick<StoredItem, 'collection' | 'doc' | 'snapshot'>
  state?: Record<string, unknown>
}) {
  const id = columnId(req, collection, doc)
  if (id === null || !isKnown(req, collection)) return
  const { db } = req.payload
  const live = await db.findOne<{ id: number | string }>({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  })
  // Trashed or deleted since: publishing says so.
  if (!live || (live as { deletedAt?: string | null }).deletedAt) return
  const isPage = collection === slugsOf(req).pages
  const shown = state ?? (hasDrafts(req, collection) ? { _status: 'published' } : { enabled: true })
  const data = { ...live, ...snapshot.page, ...(isPage ? { elements: snapshot.rows } : {}), ...shown }
  await db.updateOne({ collection: collection as CollectionSlug, id, data, locale: 'all', req, returning: false })
}

function isKnown({ payload }: PayloadRequest, collection: string): boolean {
  return collection in payload.collections
}

/** Whether visitors see of a collection what is published. Others may have a switch. */
export function hasDrafts({ payload }: Pick<PayloadRequest, 'payload'>, collection: string): boolean {
  const { versions } = payload.collections[collection as CollectionSlug].config
  return Boolean(typeof versions === 'object' && versions.drafts)
}

/** Whether the documents of a collection are switched on and off by `enabled`: redirects. Head tags are no content. */
export function hasSwitch(req: Pick<PayloadRequest, 'payload'>, collection: string): boolean {
  return collection === slugsOf(req).redirects
}
