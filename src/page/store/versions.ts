import { sql } from '@payloadcms/db-postgres'
import { NotFound, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import type { StoredHead } from './head'
import type { StoredPage } from './content'

/** The newest version of a page, as stored in the versions table. */
export interface Head {
  /** The id of the version's row. `null` for a page without versions, which has only the row that visitors see. */
  versionId: string | null
  createdAt: string | null
  page: StoredPage
}

interface PageRequest {
  req: PayloadRequest
  id: string
}

/** Returns the version of a page at a revision. Returns `null` if it was overwritten or pruned. */
export async function readVersion({ req, id, rev }: PageRequest & { rev: number }): Promise<Head | null> {
  const { pages } = slugsOf(req)
  const [row] = await execute<{ id: string }>({
    req,
    statement: sql`
      select id::text from ${versionsOf(req, pages)}
      where parent_id = ${columnId(req, pages, id)} and version_rev = ${rev} limit 1`,
  })
  return row ? findVersion({ req, id, versionId: row.id }) : null
}

async function findVersion({ req, id, versionId }: PageRequest & { versionId: string }): Promise<Head | null> {
  const { docs } = await req.payload.db.findVersions<StoredPage>({
    collection: slugsOf(req).pages,
    where: { id: { equals: versionId } },
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const [version] = docs
  return version
    ? { versionId, createdAt: String(version.createdAt), page: healed(req, { ...version.version, id }) }
    : null
}

/**
 * Returns the newest version of a locked page. A page without versions has only the row that visitors see. Throws a
 * 404.
 */
export async function readHead({ req, id, stored }: PageRequest & { stored: StoredHead }): Promise<Head> {
  const { rev, versionId } = stored
  const version = versionId ? await findVersion({ req, id, versionId }) : await readVersion({ req, id, rev })
  if (version) return version
  const live = await readLivePage({ req, id })
  if (!live) throw new NotFound(req.t)
  return { versionId: null, createdAt: null, page: live }
}

/** Returns what visitors see, or the first state of a page that was never published. */
export async function readLivePage({ req, id }: PageRequest): Promise<StoredPage | null> {
  const page = await req.payload.db.findOne<StoredPage & { id: string }>({
    collection: slugsOf(req).pages,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  })
  return page && healed(req, page)
}

function healed(req: PayloadRequest, page: StoredPage): StoredPage {
  return { ...page, elements: storedRows(req, page.elements) }
}
