import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { execute } from '../../collections/core/database/execute'

/**
 * The version with the highest rev is the latest one. Payload decides by the clock, which two writes within a
 * millisecond, or two servers, can confuse.
 */
export const keepLatest: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, rev } = doc as { id: string; rev?: number }
  if (rev === undefined) return
  await execute({
    req,
    statement: sql`
      update _pages_v set latest = (version_rev = ${rev})
      where parent_id::text = ${id} and latest is distinct from (version_rev = ${rev})`,
  })
}
