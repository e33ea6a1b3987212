import type { Access, Where } from 'payload'
import { isStaff } from './roles'

/** Visitors and agents see what is published and not in the trash. */
export const publishedOrStaff: Access = ({ req }) => {
  if (isStaff(req)) return true
  const isPublished: Where = { _status: { equals: 'published' } }
  const isKept: Where = { deletedAt: { exists: false } }
  return { and: [isPublished, isKept] }
}

/** The same for collections without a trash. */
export const publishedWithoutTrashOrStaff: Access = ({ req }) => {
  if (isStaff(req)) return true
  return { _status: { equals: 'published' } } satisfies Where
}
