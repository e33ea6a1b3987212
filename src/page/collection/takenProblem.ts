import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'

interface Claim {
  req: PayloadRequest
  /** The page that wants the path; `null`: a new one. */
  id: string | null
  path: string
  siteId: number
}

/** Which other page of the site has the path, published or as its newest draft, in a sentence; `null` when it is free. */
export async function takenProblem({ req, id, path, siteId }: Claim): Promise<string | null> {
  const [taken] = await execute<{ id: string; title: string | null }>({
    req,
    statement: sql`
      select id::text, title from pages
      where path = ${path} and coalesce(site_id, 0) = ${siteId} and _status = 'published' and deleted_at is null
        and id::text is distinct from ${id}
      union all
      select v.parent_id::text, v.version_title from _pages_v v join pages p on p.id = v.parent_id
      where v.latest and v.version_path = ${path} and coalesce(v.version_site_id, 0) = ${siteId}
        and v.version_deleted_at is null and p.deleted_at is null and v.parent_id::text is distinct from ${id}
      limit 1`,
  })
  return taken ? `The path "${path}" is taken by the page "${taken.title ?? taken.id}". Choose another.` : null
}
