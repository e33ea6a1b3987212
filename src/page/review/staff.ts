import type { PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import type { Colleague } from '../../contract/review'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'
import { mayApprove } from '../store/reviewStatus'

interface Known extends Colleague {
  email: string
}

/** The most accounts that are looked through. */
const MOST = 1000

/** Everybody who may open the studio, by name. `ids`: of these alone. Their addresses are for the server. */
export async function findStaff({ req, ids }: { req: PayloadRequest; ids?: readonly string[] }): Promise<Known[]> {
  if (ids?.length === 0) return []
  const { payload } = req
  const { docs } = await payload.find({
    collection: slugsOf(req).users,
    where: ids ? { id: { in: [...ids] } } : {},
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const found = docs.flatMap((user) => {
    const asker = { user: { ...user, collection: slugsOf(req).users } as PayloadRequest['user'], payload }
    const person = isStaff(asker) ? personOf(asker.user) : null
    return person ? [{ ...person, email: user.email, mayApprove: mayApprove(asker) }] : []
  })
  return found.sort((a, b) => a.name.localeCompare(b.name))
}
