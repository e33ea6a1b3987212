import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import type { RedirectRule } from '../../collections/core/redirects/loops'
import { slugsOf } from '../../options/getVoix'
import { redirectTarget } from '../../tree'

export interface StoredRedirect {
  id: string
  from: string
  /** `null` for all hosts. */
  host: string | null
  /** The target if it is not a page. */
  url: string
  pageId: string | null
  type: string
  enabled: boolean
  notes: string
}

/** Returns all redirects that are not in the trash. */
export async function storedRedirects(req: PayloadRequest): Promise<StoredRedirect[]> {
  const rows = await execute<Record<string, unknown>>({
    req,
    statement: sql`
      select id::text as id, "from", host, to_type::text as to_type, to_url, to_page_id::text as page, type::text as type, enabled, notes
      from ${tableOf(req, slugsOf(req).redirects)} where deleted_at is null
      order by "from", host nulls first`,
  })
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return rows.map(({ id, from, host, to_type, to_url, page, type, enabled, notes }) => ({
    id: text(id),
    from: text(from),
    host: text(host) || null,
    url: text(to_url),
    pageId: to_type === 'page' ? text(page) || null : null,
    type: text(type),
    enabled: enabled !== false,
    notes: text(notes),
  }))
}

/** Returns the part of a redirect that matters for loops. `paths` holds the paths of pages by id. */
export function ruleOf(
  { from, host, url, pageId, type }: Pick<StoredRedirect, 'from' | 'host' | 'url' | 'pageId' | 'type'>,
  paths: ReadonlyMap<string, string>,
): RedirectRule {
  const to = pageId === null ? url : (redirectTarget({ from, path: paths.get(pageId) ?? '' }) ?? '')
  return { from, host, to, type }
}
