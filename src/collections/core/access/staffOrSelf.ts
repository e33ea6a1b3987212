import type { Access } from 'payload'
import { idOfUser } from './administratorsOrSelf'
import { isStaff } from './roles'

/** Staff see every user, the others only themselves. */
export const staffOrSelf: Access = ({ req }) => {
  if (isStaff(req)) return true
  const id = idOfUser(req)
  return id !== null && { id: { equals: id } }
}
