import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { execute } from '../database/execute'

/** Taking the role from the last administrator, or the account, would lock everybody out. */
export const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, previousDoc, req, operation }) => {
  if (operation === 'update' && administers(previousDoc) && !administers(doc)) await refuseTheLast(req)
  return doc as unknown
}

/** So would deleting them. */
export const keepAnAdministratorOnDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (administers(doc)) await refuseTheLast(req)
}

/** Whether somebody administers who can sign in. */
function administers(user: unknown): boolean {
  const { roles, deactivated } = (user ?? {}) as { roles?: string[] | null; deactivated?: boolean | null }
  return deactivated !== true && (roles ?? []).includes('administrator')
}

async function refuseTheLast(req: PayloadRequest): Promise<void> {
  // Under a lock: two who are demoted at once would each count on the other.
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended('voix:administrators', 0))` })
  const { users } = slugsOf(req)
  // Accounts that the application brought have no such field.
  const canEnd = req.payload.collections[users].config.flattenedFields.some(({ name }) => name === 'deactivated')
  const { totalDocs } = await req.payload.db.count({
    collection: users,
    where: {
      and: [{ roles: { in: ['administrator'] } }, ...(canEnd ? [{ deactivated: { not_equals: true } }] : [])],
    },
    req,
  })
  if (totalDocs === 0)
    throw new APIError('This is the last administrator. Make somebody else one first.', 400, null, true)
}
