import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { findBrokenLinks } from '../../contract/start'
import { slugsOf } from '../../options/getVoix'
import { named } from './named'

const MOST = 50

/** Reads the index of references. Links with a typed address are covered by the checks. */
export const brokenLinksEndpoint = createEndpoint(findBrokenLinks, async ({ req }) => {
  const found = await findBroken(req)
  const { pages } = slugsOf(req)
  const docs = await named({ req, uses: found.slice(0, MOST) })
  return { docs: docs.map((doc) => ({ ...doc, isPage: doc.collection === pages })), totalDocs: found.length }
})

async function findBroken(req: PayloadRequest) {
  const slugs = slugsOf(req)
  const [references, pages] = [tableOf(req, slugs.references), tableOf(req, slugs.pages)]
  const rows = await execute<{ from_collection: string; from_doc: string; links: string }>({
    req,
    statement: sql`
      select r.from_collection, r.from_doc, count(*)::text as links from ${references} r
      left join ${pages} p on p.id::text = r.to_doc
      left join ${pages} o on r.from_collection = ${slugs.pages} and o.id::text = r.from_doc
      where r.to_collection = ${slugs.pages} and r.is_published
        and (p.id is null or p._status is distinct from 'published' or p.deleted_at is not null)
        and (r.from_collection <> ${slugs.pages} or (o._status = 'published' and o.deleted_at is null))
      group by r.from_collection, r.from_doc
      order by count(*) desc, r.from_doc`,
  })
  return rows.map(({ from_collection, from_doc, links }) => ({
    collection: from_collection,
    id: from_doc,
    links: Number(links),
  }))
}
