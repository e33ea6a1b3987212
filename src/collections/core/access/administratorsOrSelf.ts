import type { Access, FieldAccess } from 'payload'
import { isAdministrator } from './roles'

/** Administrators and the person itself. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return isAdministrator(req.user) || { id: { equals: req.user.id } }
}

/** The same for a field of a user. */
export const fieldForAdministratorsOrSelf: FieldAccess = ({ req, id }) =>
  isAdministrator(req.user) || (req.user !== null && req.user.id === id)
