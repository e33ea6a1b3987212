import type { Access } from 'payload'
import { idOfUser } from './administratorsOrSelf'
import { isStaff } from './roles'

/** Allows staff to read all users, and others to read only their own account. */
export const staffOrSelf: Access = ({ req }) => {
  if (isStaff(req)) return true
  const id = idOfUser(req)
  return id !== null && { id: { equals: id } }
}
