import { sql } from '@payloadcms/db-postgres'
import { execute } from '../../collections/core/database/execute'
import { listOf, tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { placesInGlobals, placesInReleases } from './beyondIndex'
import type { Use, UsePlace, Wanted } from './use'

/** Returns the uses of a document, published, in drafts and in releases. */
export async function findUses(wanted: Wanted): Promise<Use[]> {
  return grouped([...(await placesNow(wanted)), ...(await placesInReleases(wanted))])
}

/** Returns the uses of a document that visitors can see. */
export async function findPublishedUses(wanted: Wanted): Promise<Use[]> {
  return grouped(await placesNow(wanted)).filter(({ isPublished }) => isPublished)
}

async function placesNow({ req, collection, keys }: Wanted): Promise<UsePlace[]> {
  const rows = await execute<UsePlace & Record<string, unknown>>({
    req,
    statement: sql`
      select from_collection as collection, from_doc as id, element, field, is_published as "isPublished"
      from ${tableOf(req, slugsOf(req).references)}
      where to_collection = ${collection} and to_doc in (${listOf(keys)})
      order by from_collection, from_doc, element nulls first, field`,
  })
  return [...rows, ...(await placesInGlobals({ req, collection, keys }))]
}

function grouped(places: readonly UsePlace[]): Use[] {
  const uses = new Map<string, Use>()
  for (const { element, field, isPublished, ...document } of places) {
    const key = `${document.collection}:${document.id}`
    const use = uses.get(key) ?? { ...document, isPublished: false, isDraft: false, uses: [] }
    uses.set(key, use)
    if (isPublished) use.isPublished = true
    else use.isDraft = true
    if (!use.uses.some((known) => known.element === element && known.field === field)) use.uses.push({ element, field })
  }
  return [...uses.values()]
}
