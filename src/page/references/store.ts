import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { Reference } from './collect'

interface Document {
  req: PayloadRequest
  collection: string
  id: string
}

/** Replaces the index rows of a document: only those of its draft, or all after a write that visitors see. */
export async function storeReferences({
  req,
  collection,
  id,
  references,
  isPublished,
  keepsPublished,
}: Document & { references: readonly Reference[]; isPublished: boolean; keepsPublished: boolean }): Promise<void> {
  const kept = keepsPublished ? sql`and not is_published` : sql``
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, slugsOf(req).references)} where from_collection = ${collection} and from_doc = ${id} ${kept}`,
  })
  if (references.length === 0) return
  await execute({
    req,
    statement: sql`
      insert into ${tableOf(req, slugsOf(req).references)} (from_collection, from_doc, element, field, to_collection, to_doc, is_published)
      select ${collection}, ${id}, element, field, "toCollection", "toDoc", ${isPublished}::boolean
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb)
        as r(element text, field text, "toCollection" text, "toDoc" text)`,
  })
}

/**
 * Replaces the index rows of many documents of a collection without drafts, each of which uses at most one document.
 */
export async function storeManyReferences({
  req,
  collection,
  field,
  to,
  uses,
}: {
  req: PayloadRequest
  collection: string
  field: string
  /** The collection of the used documents. */
  to: string
  uses: readonly { id: string; usedId: string | null; isPublished: boolean }[]
}): Promise<void> {
  const references = tableOf(req, slugsOf(req).references)
  const list = sql`jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u(id text, "usedId" text, "isPublished" boolean)`
  await execute({
    req,
    statement: sql`delete from ${references} where from_collection = ${collection} and from_doc in (select u.id from ${list})`,
  })
  await execute({
    req,
    statement: sql`
      insert into ${references} (from_collection, from_doc, field, to_collection, to_doc, is_published)
      select ${collection}, u.id, ${field}, ${to}, u."usedId", u."isPublished" from ${list} where u."usedId" is not null`,
  })
}

/** Deletes the index rows of a deleted document. */
export async function dropReferences({ req, collection, id }: Document): Promise<void> {
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, slugsOf(req).references)} where from_collection = ${collection} and from_doc = ${id}`,
  })
}
