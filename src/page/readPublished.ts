import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { execute } from '../collections/core/database/execute'
import { columnId, tableOf } from '../collections/core/database/tables'

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
  if (!collection.versions?.drafts) return { isWritten: true, isPublished: true }
  const updatedAt = typeof doc.updatedAt === 'string' ? doc.updatedAt : null
  const trashed = collection.trash ? sql`deleted_at is not null` : sql`false`
  const [row] = await execute<{ status: string | null; trashed: boolean; same: boolean }>({
    req,
    statement: sql`
      select _status::text as status, ${trashed} as trashed,
        ${updatedAt}::timestamptz is null or updated_at = ${updatedAt}::timestamptz(3) as same
      from ${tableOf(req, collection.slug)} where id = ${columnId(req, collection.slug, String(doc.id))}`,
  })
  return { isWritten: row?.same ?? true, isPublished: row?.status === 'published' && !row.trashed }
}
