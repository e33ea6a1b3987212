import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { MAX_SECTIONS_DEPTH, SECTION_KIND } from '../../../tree'
import { execute } from '../database/execute'
import { columnId, listOf, tableOf } from '../database/tables'

interface ShowingPage {
  id: number | string
  path: string
  siteId: number
}

/**
 * Returns the published pages that show a shared section, also within other sections. Returns none for an id of another
 * page.
 * `isGone`: the section was deleted.
 */
export async function pagesWithSection({
  req,
  id,
  isGone = false,
}: {
  req: PayloadRequest
  id: string
  isGone?: boolean
}): Promise<ShowingPage[]> {
  const { pages, references } = slugsOf(req)
  const own = columnId(req, pages, id)
  if (own === null) return []
  const [page, reference] = [tableOf(req, pages), tableOf(req, references)]
  const shown = await execute<{ id: string }>({
    req,
    statement: sql`
      with recursive shown (id, depth) as (
        select ${id}::text, 0 where ${isGone} or exists (select 1 from ${page} where id = ${own} and kind = ${SECTION_KIND})
        union
        select from_doc, depth + 1 from ${reference} join shown on to_doc = shown.id
        where to_collection = ${pages} and from_collection = ${pages} and is_published and depth < ${MAX_SECTIONS_DEPTH})
      select distinct id from shown where depth > 0`,
  })
  const ids = shown.flatMap((one) => columnId(req, pages, one.id) ?? [])
  if (ids.length === 0) return []
  return execute<{ id: number | string; path: string; siteId: number }>({
    req,
    statement: sql`
      select id, path, coalesce(site_id, 0)::int as "siteId" from ${page} where id in (${listOf(ids)})
        and kind <> ${SECTION_KIND} and path is not null and _status = 'published' and deleted_at is null
      order by path`,
  })
}
