import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { isAdministrator } from './roles'

/** Allows administrators, and users for their own account. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrator(req)) return true
  const id = idOfUser(req)
  return id !== null && { id: { equals: id } }
}

/** Allows administrators, and users for a field of their own account. */
export const fieldForAdministratorsOrSelf: FieldAccess = ({ req, id }) =>
  isAdministrator(req) || (id !== undefined && idOfUser(req) === id)

/**
 * Returns the id of the signed-in user, or `null`. Accounts of other collections are ignored, because their ids can be
 * equal.
 */
export function idOfUser(req: PayloadRequest): number | string | null {
  return req.user?.collection === slugsOf(req).users ? req.user.id : null
}
