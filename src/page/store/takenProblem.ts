import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

interface Claim {
  req: PayloadRequest
  /** The page that claims the path. `null` for a new page. */
  id: number | string | null
  path: string
  siteId: number
}

/**
 * Returns a message that names the page of the site which has the path, published or as its newest draft. Returns
 * `null` if the path is free.
 */
export async function takenProblem({ req, id, path, siteId }: Claim): Promise<string | null> {
  const { pages: slug } = slugsOf(req)
  const [pages, own] = [tableOf(req, slug), id === null ? null : columnId(req, slug, id)]
  const [taken] = await execute<{ id: string; title: string | null }>({
    req,
    statement: sql`
      select id::text, title from ${pages}
      where path = ${path} and coalesce(site_id, 0) = ${siteId} and _status = 'published' and deleted_at is null
        and id is distinct from ${own}
      union all
      select v.parent_id::text, v.version_title from ${versionsOf(req, slug)} v join ${pages} p on p.id = v.parent_id
      where v.latest and v.version_path = ${path} and coalesce(v.version_site_id, 0) = ${siteId}
        and v.version_deleted_at is null and p.deleted_at is null and v.parent_id is distinct from ${own}
      limit 1`,
  })
  return taken ? `The path "${path}" is taken by the page "${taken.title ?? taken.id}". Choose another.` : null
}
