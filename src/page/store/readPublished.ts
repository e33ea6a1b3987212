import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { hasSwitch } from '../../collections/core/releases/asReleased'
import { slugsOf } from '../../options/getVoix'
import { referencesLock } from './referencesLock'

/** Effect of a write on the document that visitors see. */
export interface Published {
  /** Whether the write changed the document. A draft save changes only the versions. */
  isWritten: boolean
  /** Whether visitors can see the document after the write. */
  isPublished: boolean
}

interface Args {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  /** The written document, as the hooks of the write receive it. */
  doc: Written
}

interface Written {
  id: number | string
  /** A draft has another date than the row that visitors see. */
  updatedAt?: unknown
}

/** Results by document: several hooks of one write call with the same object. */
const reads = new WeakMap<Written, Promise<Published>>()

/** Reads the effect of a write from the row, once per write. Payload does not pass it to hooks. */
export function readPublished(args: Args): Promise<Published> {
  const before = reads.get(args.doc)
  if (before) return before
  const answer = askRow(args)
  reads.set(args.doc, answer)
  return answer
}

async function askRow({ req, collection, doc }: Args): Promise<Published> {
  const updatedAt = typeof doc.updatedAt === 'string' ? doc.updatedAt : null
  const id = String(doc.id)
  const lock = referencesLock({ collection: collection.slug, id, how: 'write' })
  const row = await readRow({ req, collection, id, updatedAt, lock })
  return { isWritten: !collection.versions?.drafts || (row?.same ?? true), isPublished: row?.live ?? false }
}

interface Row {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
  updatedAt?: string | null
  /** Selected by the same statement. */
  lock?: ReturnType<typeof referencesLock>
}

/**
 * Returns whether visitors see the row: published, enabled and not trashed. Returns `null` if the row does not exist.
 */
export async function readRow({ req, collection, id, updatedAt = null, lock = sql`null` }: Row) {
  const { slug, trash, versions } = collection
  // Recipes are templates for staff.
  const isSeen = slug !== slugsOf(req).recipes
  const conditions = [
    sql`${isSeen}::boolean`,
    ...(versions?.drafts ? [sql`_status = 'published'`] : []),
    ...(trash ? [sql`deleted_at is null`] : []),
    ...(hasSwitch(req, slug) ? [sql`enabled is not false`] : []),
  ]
  // A collection can be without timestamps.
  const same = updatedAt === null ? sql`true` : sql`updated_at = ${updatedAt}::timestamptz(3)`
  const [row] = await execute<{ live: boolean | null; same: boolean }>({
    req,
    statement: sql`
      select ${sql.join(conditions, sql` and `)} as live, ${same} as same, ${lock}
      from ${tableOf(req, slug)} where id = ${columnId(req, slug, id)}`,
  })
  return row ? { live: row.live === true, same: row.same } : null
}
