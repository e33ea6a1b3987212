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
  id: string
  /** `updatedAt` of the document as written: a draft's differs from that of the row that visitors see. */
  updatedAt: string | null
}

/** Payload tells its hooks nothing of it, so the row itself is asked. */
export async function readPublished({ req, collection, id, updatedAt }: Args): Promise<Published> {
  if (!collection.versions?.drafts) return { isWritten: true, isPublished: true }
  const trashed = collection.trash ? sql`deleted_at is not null` : sql`false`
  const [row] = await execute<{ status: string | null; trashed: boolean; same: boolean }>({
    req,
    statement: sql`
      select _status::text as status, ${trashed} as trashed,
        ${updatedAt}::timestamptz is null or updated_at = ${updatedAt}::timestamptz(3) as same
      from ${tableOf(req, collection.slug)} where id = ${columnId(req, collection.slug, id)}`,
  })
  return { isWritten: row?.same ?? true, isPublished: row?.status === 'published' && !row.trashed }
}
