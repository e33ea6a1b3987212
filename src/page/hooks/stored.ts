import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

/** What stands in the tables of a page, read while its row is locked. */
export interface StoredHead {
  /** Of the newest version, draft or published. */
  rev: number
  /** Of the newest version. */
  status: string | null
  /** Of what visitors see. */
  live: { status: string | null; path: string | null; siteId: number }
}

type HeadRow = {
  rev: string | number | null
  status: string | null
  live_status: string | null
  live_path: string | null
  live_site: string | number | null
}

/** Locks the page's row until the transaction ends and reads its head; `null` for a page that does not exist. */
export async function lockHead({ req, id }: { req: PayloadRequest; id: string }): Promise<StoredHead | null> {
  const { pages: slug } = slugsOf(req)
  const [pages, page] = [tableOf(req, slug), columnId(req, slug, id)]
  const locked = await execute<{ id: string }>({
    req,
    statement: sql`select id from ${pages} where id = ${page} for update`,
  })
  if (locked.length === 0) return null
  // A statement of its own: it must see what was committed while this one waited for the lock.
  const [row] = await execute<HeadRow>({
    req,
    statement: sql`
      select p._status as live_status, p.path as live_path, p.site_id as live_site,
        coalesce(v.version_rev, p.rev) as rev, coalesce(v.version__status::text, p._status::text) as status
      from ${pages} p
      left join lateral (
        select version_rev, version__status from ${versionsOf(req, slug)} where parent_id = p.id and latest
        order by version_rev desc nulls last limit 1
      ) v on true
      where p.id = ${page}`,
  })
  if (!row) return null
  return {
    rev: Number(row.rev ?? 0),
    status: row.status,
    live: { status: row.live_status, path: row.live_path, siteId: Number(row.live_site ?? 0) },
  }
}

/** Locks every page, in the order of their ids so that two bulk writes cannot wait for each other. */
export async function lockAllPages(req: PayloadRequest): Promise<void> {
  await execute({ req, statement: sql`select id from ${tableOf(req, slugsOf(req).pages)} order by id for update` })
}

/** The page that a version belongs to. */
export async function pageOfVersion({ req, id }: { req: PayloadRequest; id: string }): Promise<string | null> {
  const [row] = await execute<{ page: string | null }>({
    req,
    statement: sql`
      select parent_id::text as page from ${versionsOf(req, slugsOf(req).pages)} where id = ${columnId(req, null, id)}`,
  })
  return row?.page ?? null
}
