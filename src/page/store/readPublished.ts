import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { hasSwitch } from '../../collections/core/releases/asReleased'
import { slugsOf } from '../../options/getVoix'
import { referencesLock } from './referencesLock'

/** What a write did to the document that visitors see. */
export interface Published {
  /** Whether the write touched it; a draft save changes the versions only. */
  isWritten: boolean
  /** Whether visitors see it now. */
  isPublished: boolean
}

interface Args {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  /** As written, and as the hooks of the write have it. */
  doc: Written
}

interface Written {
  id: number | string
  /** A draft's differs from that of the row that visitors see. */
  updatedAt?: unknown
}

/** Several hooks of a write ask, and all of them have the same document. */
const asked = new WeakMap<Written, Promise<Published>>()

/** Payload tells its hooks nothing of it, so the row itself is asked: once for each write. */
export function readPublished(args: Args): Promise<Published> {
  const before = asked.get(args.doc)
  if (before) return before
  const answer = askRow(args)
  asked.set(args.doc, answer)
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
  /** Taken by the same statement. */
  lock?: ReturnType<typeof referencesLock>
}

/** Whether visitors get what the row holds: it is published, switched on and not in the trash. `null`: there is no row. */
export async function readRow({ req, collection, id, updatedAt = null, lock = sql`null` }: Row) {
  const { slug, trash, versions } = collection
  // They are templates of staff.
  const isSeen = slug !== slugsOf(req).recipes
  const conditions = [
    sql`${isSeen}::boolean`,
    ...(versions?.drafts ? [sql`_status = 'published'`] : []),
    ...(trash ? [sql`deleted_at is null`] : []),
    ...(hasSwitch(req, slug) ? [sql`enabled is not false`] : []),
  ]
  // Collections may be without dates.
  const same = updatedAt === null ? sql`true` : sql`updated_at = ${updatedAt}::timestamptz(3)`
  const [row] = await execute<{ live: boolean | null; same: boolean }>({
    req,
    statement: sql`
      select ${sql.join(conditions, sql` and `)} as live, ${same} as same, ${lock}
      from ${tableOf(req, slug)} where id = ${columnId(req, slug, id)}`,
  })
  return row ? { live: row.live === true, same: row.same } : null
}
