import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

/** A document that uses another one. */
export interface Use {
  collection: string
  id: string
  isPublished: boolean
  /** Whether the newest version, which may be a draft, uses it as well or only. */
  isDraft: boolean
  uses: { element: string | null; field: string }[]
}

type StoredUse = {
  from_collection: string
  from_doc: string
  element: string | null
  field: string
  is_published: boolean
}

/** Which documents use a document. */
export async function findUses({
  req,
  collection,
  id,
}: {
  req: PayloadRequest
  collection: string
  id: string
}): Promise<Use[]> {
  const rows = await execute<StoredUse>({
    req,
    statement: sql`
      select from_collection, from_doc, element, field, is_published from ${tableOf(req, slugsOf(req).references)}
      where to_collection = ${collection} and to_doc = ${id}
      order by from_collection, from_doc, element nulls first, field`,
  })
  const uses = new Map<string, Use>()
  for (const row of rows) {
    const key = `${row.from_collection}:${row.from_doc}`
    const use = uses.get(key) ?? {
      collection: row.from_collection,
      id: row.from_doc,
      isPublished: false,
      isDraft: false,
      uses: [],
    }
    uses.set(key, use)
    if (row.is_published) use.isPublished = true
    else use.isDraft = true
    const isKnown = use.uses.some(({ element, field }) => element === row.element && field === row.field)
    if (!isKnown) use.uses.push({ element: row.element, field: row.field })
  }
  return [...uses.values()]
}
