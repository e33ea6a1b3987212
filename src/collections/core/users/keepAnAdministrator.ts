import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { execute } from '../database/execute'

/** Refuses to remove the role of the last administrator, or to deactivate the account. */
export const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, previousDoc, req, operation }) => {
  if (operation === 'update' && administers(previousDoc) && !administers(doc)) await refuseTheLast(req)
  return doc as unknown
}

/** Refuses to delete the last administrator. */
export const keepAnAdministratorOnDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (administers(doc)) await refuseTheLast(req)
}

/** Returns whether the user is an administrator who can sign in. */
function administers(user: unknown): boolean {
  const { roles, deactivated } = (user ?? {}) as { roles?: string[] | null; deactivated?: boolean | null }
  return deactivated !== true && (roles ?? []).includes('administrator')
}

async function refuseTheLast(req: PayloadRequest): Promise<void> {
  // Locked, so that two administrators cannot be demoted at the same time.
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended('voix:administrators', 0))` })
  const { users } = slugsOf(req)
  // The application's own accounts have no such field.
  const canEnd = req.payload.collections[users].config.flattenedFields.some(({ name }) => name === 'deactivated')
  const { totalDocs } = await req.payload.db.count({
    collection: users,
    where: {
      and: [{ roles: { in: ['administrator'] } }, ...(canEnd ? [{ deactivated: { not_equals: true } }] : [])],
    },
    req,
  })
  if (totalDocs === 0)
    throw new APIError('This is the last administrator. Make another user an administrator first.', 400, null, true)
}
