import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { columnId } from '../database/tables'

/** The account in whose name something is done later, or for whoever has a link of its making; `null`: it is gone, or deactivated. What it may do is asked then. */
export async function accountOf(req: PayloadRequest, id: string): Promise<PayloadRequest['user']> {
  const { users } = slugsOf(req)
  const { docs } = await req.payload.find({
    collection: users,
    where: { id: { equals: columnId(req, users, id) } },
    limit: 1,
    depth: 0,
    // system: the account of whoever scheduled or shared it; what it may do is asked by whoever calls.
    overrideAccess: true,
    req,
  })
  const [user] = docs
  return user && !user.deactivated ? { ...user, collection: users } : null
}
