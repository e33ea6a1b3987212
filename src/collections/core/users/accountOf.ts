import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { columnId } from '../database/tables'

/** Returns the account for a scheduled action or a shared link, or `null` if it was deleted or deactivated. */
export async function accountOf(req: PayloadRequest, id: string): Promise<PayloadRequest['user']> {
  const { users } = slugsOf(req)
  const { docs } = await req.payload.find({
    collection: users,
    where: { id: { equals: columnId(req, users, id) } },
    limit: 1,
    depth: 0,
    // system: the account that scheduled or shared something; the callers check its access.
    overrideAccess: true,
    req,
  })
  const [user] = docs
  return user && !user.deactivated ? { ...user, collection: users } : null
}
