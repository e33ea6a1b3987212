import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { isAdministrator } from './roles'

/** Administrators and the person itself. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrator(req)) return true
  const id = idOfUser(req)
  return id !== null && { id: { equals: id } }
}

/** The same for a field of a user. */
export const fieldForAdministratorsOrSelf: FieldAccess = ({ req, id }) =>
  isAdministrator(req) || (id !== undefined && idOfUser(req) === id)

/** The account that asks. Other collections that sign in count their accounts by themselves: the same id is somebody else there. */
export function idOfUser(req: PayloadRequest): number | string | null {
  return req.user?.collection === slugsOf(req).users ? req.user.id : null
}
