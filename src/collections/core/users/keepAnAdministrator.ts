import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { execute } from '../database/execute'

/** Taking the role from the last administrator would lock everybody out. */
export const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, previousDoc, req, operation }) => {
  const had = operation === 'update' && rolesOf(previousDoc).includes('administrator')
  if (had && !rolesOf(doc).includes('administrator')) await refuseTheLast(req)
  return doc as unknown
}

/** So would deleting them. */
export const keepAnAdministratorOnDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (rolesOf(doc).includes('administrator')) await refuseTheLast(req)
}

function rolesOf(user: unknown): string[] {
  return (user as { roles?: string[] | null } | null)?.roles ?? []
}

async function refuseTheLast(req: PayloadRequest): Promise<void> {
  // Under a lock: two who are demoted at once would each count on the other.
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended('voix:administrators', 0))` })
  const { totalDocs } = await req.payload.db.count({
    collection: slugsOf(req).users,
    where: { roles: { in: ['administrator'] } },
    req,
  })
  if (totalDocs === 0)
    throw new APIError('This is the last administrator. Make somebody else one first.', 400, null, true)
}
