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

/** Replaces what is known of a document: of its draft alone, or of both sides after a write that visitors see. */
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

/** Forgets a deleted document. */
export async function dropReferences({ req, collection, id }: Document): Promise<void> {
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, slugsOf(req).references)} where from_collection = ${collection} and from_doc = ${id}`,
  })
}
