import type { Access } from 'payload'
import { isStaff } from './roles'

/** Staff see every user, agents only themselves. */
export const staffOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return isStaff(req.user) || { id: { equals: req.user.id } }
}
