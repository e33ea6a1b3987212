import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '../access'

/**
 * Allows only staff to list files, which include those of drafts. A single file is public if its id is known. Applies
 * to requests only: Local API calls set `overrideAccess`.
 */
export const hideList: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { id } = args as { id?: unknown }
  const isList = operation === 'count' || (operation.startsWith('read') && id === undefined)
  if (isList && overrideAccess === undefined && !isStaff(req)) throw new Forbidden(req.t)
  return args
}
