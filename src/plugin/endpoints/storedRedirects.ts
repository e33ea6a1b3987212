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
  /** `null`: every host. */
  host: string | null
  /** Where it leads when it leads to no page. */
  url: string
  pageId: string | null
  type: string
  enabled: boolean
  notes: string
}

/** Every redirect that is not in the trash, as plain rows. */
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

/** What matters of it where loops are looked for. `paths`: page -> path. */
export function ruleOf(
  { from, host, url, pageId, type }: Pick<StoredRedirect, 'from' | 'host' | 'url' | 'pageId' | 'type'>,
  paths: ReadonlyMap<string, string>,
): RedirectRule {
  const to = pageId === null ? url : (redirectTarget({ from, path: paths.get(pageId) ?? '' }) ?? '')
  return { from, host, to, type }
}
