import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf, versionsOf } from '../../collections/core/database/tables'
import type { ColorUse } from '../../contract/layouts'
import { getVoix, slugsOf } from '../../options/getVoix'
import { named } from './named'

/** Number of pages listed per colour. */
const NAMED = 10

/** A JSON string that is a colour. */
const COLOR = String.raw`"(#[0-9a-f]{3,8}|(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\([^"]{1,60}\))"`

/**
 * Returns the colours used on pages and sections of a layout. Scans all their elements, which is fast enough for a
 * rarely opened screen.
 */
export async function findColorUses({ req, layout }: { req: PayloadRequest; layout: string }): Promise<ColorUse[]> {
  const { pages: collection } = slugsOf(req)
  const [pages, versions] = [tableOf(req, collection), versionsOf(req, collection)]
  const { defaultLayout } = getVoix(req.payload.config)
  const rows = await execute<{ color: string; pages: number; ids: string[] }>({
    req,
    statement: sql`
      with shown as (
        select id, elements from ${pages}
        where deleted_at is null and _status = 'published' and coalesce(nullif(layout, ''), ${defaultLayout}) = ${layout}
        union all
        select p.id, v.version_elements from ${versions} v join ${pages} p on p.id = v.parent_id
        where v.latest and p.deleted_at is null and coalesce(nullif(v.version_layout, ''), ${defaultLayout}) = ${layout}
      ), found as (
        select distinct shown.id, lower(match[1]) as color
        from shown cross join lateral regexp_matches(shown.elements::text, ${COLOR}, 'gi') as match
      )
      select color, count(*)::int as pages, (array_agg(id::text order by id))[1:${sql.raw(String(NAMED))}] as ids
      from found group by color order by color`,
  })
  const ids = [...new Set(rows.flatMap((row) => row.ids))]
  const titles = await named({ req, uses: ids.map((id) => ({ collection, id })) })
  const byId = new Map(titles.map(({ id, title, path, kind }) => [id, { id, title, path, kind }]))
  return rows.map(({ color, pages: count, ids: own }) => ({
    color,
    pages: count,
    docs: own.flatMap((id) => byId.get(id) ?? []),
  }))
}
