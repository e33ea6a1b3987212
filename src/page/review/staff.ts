import type { PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import type { Colleague } from '../../contract/review'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'
import { mayApprove } from '../store/reviewStatus'

interface Known extends Colleague {
  email: string
}

/** Limit of accounts read. */
const MOST = 1000

/**
 * Returns the users who may open the studio, sorted by name, or those of them with `ids`. Do not send the e-mail
 * addresses to clients.
 */
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
