import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, listOf, tableOf, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { limitWaiting } from '../../collections/core/database/limits'

/** State of a page's rows, read while the page is locked. */
export interface StoredHead {
  /** The revision of the newest version, draft or published. */
  rev: number
  /** The status of the newest version. */
  status: string | null
  /** The id of the newest version's row. `null` if the page has no versions. */
  versionId: string | null
  /** The state that visitors see. */
  live: {
    status: string | null
    path: string | null
    siteId: number
    languageCode: string | null
    translationOf: string | null
  }
}

type HeadRow = {
  rev: string | number | null
  status: string | null
  version_id: string | null
  live_status: string | null
  live_path: string | null
  live_site: string | number | null
  live_language: string | null
  live_original: string | null
}

/** Locks the page's row until the transaction ends and reads its head. Returns `null` if the page does not exist. */
export async function lockHead({ req, id }: { req: PayloadRequest; id: string }): Promise<StoredHead | null> {
  const { pages: slug } = slugsOf(req)
  const locked = await lockPages({ req, ids: [id] })
  if (locked.length === 0) return null
  // A separate statement, so that it sees what was committed while the lock was waited for.
  const [row] = await execute<HeadRow>({
    req,
    statement: sql`
      select p._status as live_status, p.path as live_path, p.site_id as live_site,
        p.language_code as live_language, p.translation_of_id::text as live_original,
        coalesce(v.version_rev, p.rev) as rev, coalesce(v.version__status::text, p._status::text) as status,
        case when v.version_rev is not null then v.id::text end as version_id
      from ${tableOf(req, slug)} p
      left join lateral (
        select id, version_rev, version__status from ${versionsOf(req, slug)} where parent_id = p.id and latest
        order by version_rev desc nulls last limit 1
      ) v on true
      where p.id = ${columnId(req, slug, id)}`,
  })
  if (!row) return null
  return {
    rev: Number(row.rev ?? 0),
    status: row.status,
    versionId: row.version_id,
    live: {
      status: row.live_status,
      path: row.live_path,
      siteId: Number(row.live_site ?? 0),
      languageCode: row.live_language,
      translationOf: row.live_original,
    },
  }
}

/**
 * Locks pages until the transaction ends and returns those that exist. The lock is taken in the order of ids, so that
 * two writes cannot deadlock. Inserting a row that only refers to a page (a foreign key) does not wait for the lock.
 */
export async function lockPages({ req, ids }: { req: PayloadRequest; ids: readonly string[] }): Promise<unknown[]> {
  const { pages } = slugsOf(req)
  const known = ids.map((id) => columnId(req, pages, id)).filter((id) => id !== null)
  if (known.length === 0) return []
  await limitWaiting(req)
  return execute({
    req,
    statement: sql`
      select id from ${tableOf(req, pages)} where id in (${listOf(known)}) order by id for no key update`,
  })
}

/** Returns the page of a version and the version's site. Returns `null` if the version does not exist. */
export async function placeOfVersion({
  req,
  id,
}: {
  req: PayloadRequest
  id: string
}): Promise<{ page: string; siteId: number } | null> {
  const [row] = await execute<{ page: string | null; site: string | number | null }>({
    req,
    statement: sql`
      select parent_id::text as page, version_site_id as site from ${versionsOf(req, slugsOf(req).pages)}
      where id = ${columnId(req, null, id)}`,
  })
  return row?.page ? { page: row.page, siteId: Number(row.site ?? 0) } : null
}
