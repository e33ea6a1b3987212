import type { Access } from 'payload'
import { isEditor, isStaff } from './roles'

/** Editors everything; reviewers what they wrote. */
export const editorsOrAuthor: Access = ({ req }) => {
  if (isEditor(req)) return true
  return isStaff(req) && req.user ? { author: { equals: req.user.id } } : false
}
