import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import {
  getLatestCollectionVersion,
  type CollectionAfterDeleteHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { execute } from '../../collections/core/database/execute'
import { limitWaiting } from '../../collections/core/database/limits'
import { oldestState, STATE } from '../../collections/core/database/oldStates'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { lockDocuments } from '../../page/releases/write'
import { slugsOf } from '../../options/getVoix'

export type State = Record<string, unknown> & { updatedAt?: string | null }

interface Input {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: number | string
}

/** Locks a document until the transaction ends. Returns its newest state in all languages, or `null` if unknown. */
export async function lockState({ req, collection, id }: Input): Promise<State | null> {
  if (columnId(req, collection.slug, id) === null) return null
  await limitWaiting(req)
  await lockDocuments({ req, documents: [{ collection: collection.slug, doc: String(id) }] })
  const query = { collection: collection.slug, where: { id: { equals: id } }, locale: 'all' }
  const { payload } = req
  return ((await getLatestCollectionVersion({ id, config: collection, payload, query, req })) ?? null) as State | null
}

/** Returns the document as of `updatedAt`, or `null` if that version or state is no longer kept. */
export async function stateAt({ req, collection, id, at }: Input & { at: number }): Promise<State | null> {
  if (Number.isNaN(at)) return null
  if (collection.versions) {
    const { docs } = await req.payload.db.findVersions<State>({
      collection: collection.slug,
      where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: new Date(at).toISOString() } }] },
      limit: 1,
      pagination: false,
      locale: 'all',
      req,
    })
    if (docs[0] || !isKept(collection)) return docs[0]?.version ?? null
  }
  const [row] = await execute<{ prior: State }>({
    req,
    statement: sql`
      select prior from ${tableOf(req, slugsOf(req).operations)}
      where page = ${keyOf(collection, id)} and rev = ${at} order by created_at desc limit 1`,
  })
  return row?.prior ?? null
}

/** Stores the state of a document without versions before a change, in the collection of operations. */
export async function keepState({ req, collection, id, head }: Input & { head: State }): Promise<void> {
  const at = new Date(head.updatedAt ?? Number.NaN).getTime()
  if (!isKept(collection) || Number.isNaN(at)) return
  const open = collection.flattenedFields.filter(
    (field) => !('hidden' in field && field.hidden) && !SECRETS.has(field.name),
  )
  const state = Object.fromEntries(open.map(({ name }) => [name, head[name] ?? null]))
  const [table, key] = [tableOf(req, slugsOf(req).operations), keyOf(collection, id)]
  await execute({
    req,
    statement: sql`
      with dropped as (delete from ${table} where page = ${key} and created_at < ${oldestState()})
      insert into ${table} (operation_id, page, action, rev, answer, prior)
      values (${randomUUID()}, ${key}, ${STATE}, ${at}, '{}'::jsonb, ${JSON.stringify(state)}::jsonb)`,
  })
}

/** Fields of accounts that are never kept. Payload hides some of them by access rules only. */
const SECRETS = new Set([
  'apiKey',
  'apiKeyIndex',
  'currentPassword',
  'hash',
  'password',
  'resetPasswordToken',
  'salt',
  'sessions',
])

/** Deletes the states of a deleted document. */
export const dropStates: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (!isKept(collection)) return
  const table = tableOf(req, slugsOf(req).operations)
  await execute({ req, statement: sql`delete from ${table} where page = ${keyOf(collection, id)}` })
}

/**
 * Returns whether earlier states of documents are stored here. Versions keep them, except for autosaves, which are
 * overwritten.
 */
function isKept({ versions }: SanitizedCollectionConfig): boolean {
  return !versions || Boolean(versions.drafts && versions.drafts.autosave)
}

function keyOf({ slug }: Pick<SanitizedCollectionConfig, 'slug'>, id: number | string): string {
  return `${slug}/${id}`
}
