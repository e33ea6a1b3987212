import type { Access } from 'payload'
import { isEditor, isStaff } from './roles'

/** Editors everything; reviewers what they wrote. */
export const editorsOrAuthor: Access = ({ req }) => {
  if (isEditor(req.user)) return true
  return isStaff(req.user) && req.user ? { author: { equals: req.user.id } } : false
}
