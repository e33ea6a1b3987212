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
 * Runs `work` on the site as it will be after a release: writes its documents in a transaction that is rolled back. So
 * every read in `work` (addresses, lists, queries, menus, sections) sees the release without special handling. Hooks
 * and validation do not run.
 */
export async function asReleased<Result>({ req, release, work }: Released<Result>): Promise<Result> {
  await initTransaction(req)
  try {
    await limitWaiting(req)
    const items = await findItems({ req, release })
    // All documents are hidden first, since one may take the address of another.
    await hide({ req, items })
    for (const item of items) if (item.action === 'publish') await show({ req, item })
    return await work(req)
  } finally {
    await killTransaction(req)
  }
}

/**
 * Runs `work` as if a release's document were its newest draft, in a transaction that is rolled back. Reads, hooks and
 * validation in `work` are those of a regular write.
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

/** Returns the published state that the release gives a document. */
function stateWithin({ req, item }: { req: PayloadRequest; item: Pick<StoredItem, 'collection' | 'action'> }) {
  return hasDrafts(req, item.collection) ? { _status: 'draft' } : { enabled: item.action === 'publish' }
}

/** Hides the published rows of all documents. */
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
  // Publishing reports a document that was trashed or deleted since.
  if (!live || (live as { deletedAt?: string | null }).deletedAt) return
  const isPage = collection === slugsOf(req).pages
  const shown = state ?? (hasDrafts(req, collection) ? { _status: 'published' } : { enabled: true })
  const data = { ...live, ...snapshot.page, ...(isPage ? { elements: snapshot.rows } : {}), ...shown }
  await db.updateOne({ collection: collection as CollectionSlug, id, data, locale: 'all', req, returning: false })
}

function isKnown({ payload }: PayloadRequest, collection: string): boolean {
  return collection in payload.collections
}

/** Returns whether a collection has drafts. Others may have a switch. */
export function hasDrafts({ payload }: Pick<PayloadRequest, 'payload'>, collection: string): boolean {
  const { versions } = payload.collections[collection as CollectionSlug].config
  return Boolean(typeof versions === 'object' && versions.drafts)
}

/** Returns whether `enabled` publishes the documents of a collection. Only redirects: head tags are not content. */
export function hasSwitch(req: Pick<PayloadRequest, 'payload'>, collection: string): boolean {
  return collection === slugsOf(req).redirects
}
