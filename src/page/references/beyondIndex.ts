import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, FlattenedField } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import type { Content } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { collectReferences } from './collect'
import type { UsePlace, Wanted } from './use'
import { wordOf } from './names'

/** Returns the uses in the application's globals. They are read directly, because they are few and are not indexed. */
export async function placesInGlobals({ req, ...wanted }: Wanted): Promise<UsePlace[]> {
  const places: UsePlace[] = []
  for (const { slug, flattenedFields } of req.payload.config.globals) {
    const content = await req.payload.db.findGlobal({ slug, locale: 'all', req })
    const place = { collection: slug as string, id: slug as string, isGlobal: true as const, isPublished: true }
    places.push(...placesIn(wanted, flattenedFields, content).map((found) => ({ ...place, ...found })))
  }
  return places
}

/** Returns the uses in documents that open releases will publish. */
export async function placesInReleases({ req, ...wanted }: Wanted): Promise<UsePlace[]> {
  const slugs = slugsOf(req)
  const named = sql.join(
    wanted.keys.map((key) => sql`strpos(item.snapshot::text, ${wordOf(key)}) > 0`),
    sql` or `,
  )
  const items = await execute<{ collection: string; doc: string; snapshot: Content }>({
    req,
    statement: sql`
      select item.collection, item.doc, item.snapshot from ${tableOf(req, slugs['release-items'])} item
      join ${tableOf(req, slugs.releases)} r on r.id = item.release_id
      where r.status not in ('published', 'reverted') and item.action = 'publish' and (${named})
      order by item.collection, item.doc`,
  })
  return items.flatMap(({ collection, doc, snapshot }) => {
    const fields = req.payload.collections[collection as CollectionSlug]?.config.flattenedFields ?? []
    const content = { ...snapshot.page, ...(collection === slugs.pages ? { elements: snapshot.rows } : {}) }
    return placesIn(wanted, fields, content).map((found) => ({ collection, id: doc, isPublished: false, ...found }))
  })
}

function placesIn({ collection, keys }: Omit<Wanted, 'req'>, fields: readonly FlattenedField[], content: unknown) {
  return collectReferences(fields, content)
    .filter(({ toCollection, toDoc }) => toCollection === collection && keys.includes(toDoc))
    .map(({ element, field }) => ({ element, field }))
}
