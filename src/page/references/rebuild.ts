import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type FlattenedField, type Payload, type SanitizedCollectionConfig } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { columnId, listOf, tableOf } from '../../collections/core/database/tables'
import { isWorker } from '../../collections/core/jobs/queue'
import { slugsOf } from '../../options/getVoix'
import { readRow } from '../store/readPublished'
import { collectReferences } from './collect'
import { readDraftContent, readRowContent } from './content'
import { isIndexed } from './hooks'
import { referencesLock } from '../store/referencesLock'
import { storeReferences } from './store'

const AT_ONCE = 200
const KEY = 'voix:references'

/** Increase this when the index stores something else for the same fields. */
const VERSION = 1

/** Builds the index in the background at start if it was built for other fields, by an older version, or never. */
export async function indexStored(payload: Payload): Promise<void> {
  if (isWorker()) return
  const wanted = fingerprintOf(payload.config.collections.filter(isIndexed))
  if ((await payload.kv.get<string>(KEY)) === wanted) return
  await rebuildReferences(payload)
  await payload.kv.set(KEY, wanted)
}

/**
 * Builds the whole index again, each document in its own transaction. Returns the number of documents and of failures.
 */
export async function rebuildReferences(payload: Payload): Promise<{ documents: number; failed: number }> {
  const indexed = payload.config.collections.filter(isIndexed)
  await dropGone(payload, indexed)
  const done = { documents: 0, failed: 0 }
  for (const collection of indexed) {
    for await (const id of idsOf(payload, collection)) {
      done.documents += 1
      await indexOne({ payload, collection, id }).catch((err: unknown) => {
        done.failed += 1
        payload.logger.warn({ err, msg: `Could not index the references of ${collection.slug}/${id}` })
      })
    }
  }
  return done
}

interface One {
  payload: Payload
  collection: SanitizedCollectionConfig
  id: string
}

async function indexOne({ payload, collection, id }: One): Promise<void> {
  const req = await createLocalReq({}, payload)
  const about = { req, collection: collection.slug, id }
  const stored = { req, collection, id }
  const collected = (content: unknown) => collectReferences(collection.flattenedFields, content)
  await inTransaction(req, async () => {
    const lock = referencesLock({ collection: collection.slug, id, how: 'rebuild' })
    await execute({ req, statement: sql`select ${lock}` })
    const row = await readRow(stored)
    if (row === null) return
    const newest = collection.versions?.drafts ? await readDraftContent(stored) : null
    const content = row.live || newest === null ? await readRowContent(stored) : newest
    const references = collected(content)
    await storeReferences({ ...about, references, isPublished: row.live, keepsPublished: false })
    if (!row.live || newest?._status !== 'draft') return
    await storeReferences({ ...about, references: collected(newest), isPublished: false, keepsPublished: true })
  })
}

async function* idsOf(payload: Payload, { slug }: SanitizedCollectionConfig): AsyncGenerator<string> {
  let last: string | null = null
  for (;;) {
    const req = await createLocalReq({}, payload)
    const beyond = last === null ? sql`true` : sql`id > ${columnId(req, slug, last)}`
    const rows: { id: string }[] = await execute<{ id: string }>({
      req,
      statement: sql`select id::text from ${tableOf(req, slug)} where ${beyond} order by ${tableOf(req, slug)}.id limit ${AT_ONCE}`,
    })
    for (const { id } of rows) yield id
    last = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) return
  }
}

/** Deletes index rows of deleted documents and of collections that are no longer indexed. */
async function dropGone(payload: Payload, indexed: readonly SanitizedCollectionConfig[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  const references = tableOf(req, slugsOf(req).references)
  const slugs = indexed.map(({ slug }) => slug)
  await execute({ req, statement: sql`delete from ${references} where from_collection not in (${listOf(slugs)})` })
  for (const slug of slugs) {
    await execute({
      req,
      statement: sql`
        delete from ${references} where from_collection = ${slug}
          and not exists (select 1 from ${tableOf(req, slug)} own where own.id::text = from_doc)`,
    })
  }
}

/** Returns a hash of the fields that refer to documents. */
function fingerprintOf(collections: readonly SanitizedCollectionConfig[]): string {
  const lines = collections.flatMap(({ slug, flattenedFields }) => referring(flattenedFields, slug))
  return `${VERSION} ${createHash('sha256')
    .update([...new Set(lines)].sort().join('\n'))
    .digest('hex')}`
}

function referring(fields: readonly FlattenedField[], path: string): string[] {
  return fields.flatMap((field) => {
    const here = `${path}.${field.name}`
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return [`${here} ${String(field.relationTo)}`]
      case 'group':
      case 'tab':
      case 'array':
        return referring(field.flattenedFields, here)
      case 'blocks':
        return field.blocks.flatMap((block) => referring(block.flattenedFields, `${here}.${block.slug}`))
      case 'json':
      case 'richText':
        return [here]
      default:
        return typeof field.custom?.names === 'string' ? [`${here} ${field.custom.names}`] : []
    }
  })
}
