import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { writeOf } from '../store/writeContext'

/**
 * Marks the version with the highest revision as the latest. Payload compares timestamps, which can be equal for two
 * writes, or out of order on two servers.
 */
export const keepLatest: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, rev } = doc as { id: number | string; rev?: number }
  if (rev === undefined || writeOf({ req, id }).isInPlace) return
  const { pages } = slugsOf(req)
  await execute({
    req,
    statement: sql`
      update ${versionsOf(req, pages)} set latest = (version_rev = ${rev})
      where parent_id = ${columnId(req, pages, id)} and latest is distinct from (version_rev = ${rev})`,
  })
}

/** Number of versions kept per page, not counting those that are protected. */
const KEPT_VERSIONS = 50

/**
 * Deletes the oldest versions of a page. A version with a label, one kept on purpose, and the published one are not
 * counted and never deleted.
 */
export const dropOldVersions: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id } = doc as { id: number | string }
  if (writeOf({ req, id }).isInPlace) return
  const { pages } = slugsOf(req)
  const [versions, page] = [versionsOf(req, pages), columnId(req, pages, id)]
  await execute({
    req,
    statement: sql`
      delete from ${versions} where parent_id = ${page} and id in (
        select id from ${versions} where parent_id = ${page}
          and version_last_write_label is null and version_last_write_kind is distinct from 'kept'
          and version_rev is distinct from (select rev from ${tableOf(req, pages)} where id = ${page} and _status = 'published')
        order by version_rev desc nulls last, updated_at desc offset ${KEPT_VERSIONS}
      )`,
  })
}
