import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

/**
 * The version with the highest rev is the latest one. Payload decides by the clock, which two writes within a
 * millisecond, or two servers, can confuse.
 */
export const keepLatest: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, rev } = doc as { id: number | string; rev?: number }
  if (rev === undefined) return
  const { pages } = slugsOf(req)
  await execute({
    req,
    statement: sql`
      update ${versionsOf(req, pages)} set latest = (version_rev = ${rev})
      where parent_id = ${columnId(req, pages, id)} and latest is distinct from (version_rev = ${rev})`,
  })
}
