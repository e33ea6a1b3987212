import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { listOf, tableOf, versionsOf } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { countSliceUses, findSliceUses } from '../../contract/uses'
import { getVoix, slugsOf } from '../../options/getVoix'
import { named } from './named'

export const sliceCountsEndpoint = createEndpoint(countSliceUses, async ({ req }) => ({ counts: await countUses(req) }))

export const sliceUsesEndpoint = createEndpoint(findSliceUses, async ({ req, params }) => {
  const slice = getVoix(req.payload.config).catalogue.find(params.slice)
  if (!slice) throw new APIError(`There is no slice “${params.slice}”.`, 404, null, true)
  const docs = await findPages(req, [slice.name, ...slice.formerly])
  return { docs, totalDocs: docs.length }
})

/** Counts uses per slice, under the current name of renamed slices. */
async function countUses(req: PayloadRequest): Promise<Record<string, { pages: number; elements: number }>> {
  const { pages, versions } = tablesOf(req)
  const rows = await execute<{ slice: string; pages: number; elements: number }>({
    req,
    statement: sql`
      select e.row->>'blockType' as slice, count(distinct p.id)::int as pages, count(*)::int as elements
      from ${versions} v join ${pages} p on p.id = v.parent_id
      cross join lateral jsonb_array_elements(${arrayOf('v.version_elements')}) as e(row)
      where v.latest and p.deleted_at is null
      group by 1`,
  })
  const counts: Record<string, { pages: number; elements: number }> = {}
  const { catalogue } = getVoix(req.payload.config)
  for (const { name, formerly } of catalogue.all) {
    const own = rows.filter(({ slice }) => slice === name || formerly.includes(slice))
    const sum = (key: 'pages' | 'elements') => own.reduce((total, row) => total + row[key], 0)
    counts[name] = { pages: sum('pages'), elements: sum('elements') }
  }
  return counts
}

async function findPages(req: PayloadRequest, names: readonly string[]) {
  const { pages, versions } = tablesOf(req)
  const rows = await execute<{ id: string; is_published: boolean; is_draft: boolean; elements: string[] | null }>({
    req,
    statement: sql`
      with found as (
        select p.id, e.row->>'id' as element, true as published from ${pages} p
        cross join lateral jsonb_array_elements(${arrayOf('p.elements')}) as e(row)
        where p._status = 'published' and p.deleted_at is null and e.row->>'blockType' in (${listOf(names)})
        union all
        select p.id, e.row->>'id', false from ${versions} v join ${pages} p on p.id = v.parent_id
        cross join lateral jsonb_array_elements(${arrayOf('v.version_elements')}) as e(row)
        where v.latest and p.deleted_at is null and e.row->>'blockType' in (${listOf(names)})
      )
      select id::text, bool_or(published) as is_published, bool_or(not published) as is_draft,
        array_agg(distinct element) as elements
      from found group by id`,
  })
  const collection = slugsOf(req).pages
  const uses = rows.map(({ id, is_published: isPublished, is_draft: isDraft, elements }) => ({
    collection,
    id,
    isPublished,
    isDraft,
    elements: elements ?? [],
  }))
  const docs = await named({ req, uses })
  return docs.sort((a, b) => String(a.path ?? a.title).localeCompare(String(b.path ?? b.title)))
}

function tablesOf(req: PayloadRequest) {
  const { pages } = slugsOf(req)
  return { pages: tableOf(req, pages), versions: versionsOf(req, pages) }
}

/** Imported data may hold something other than an array here. */
function arrayOf(column: 'p.elements' | 'v.version_elements') {
  const value = sql.raw(column)
  return sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]'::jsonb end`
}
