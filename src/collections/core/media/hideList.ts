import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '../access'

/**
 * A medium is for everybody who knows it: the site shows it, a page refers to it. All of them, those of drafts too, are for staff. Only
 * requests ask for lists; a Local API call says on whose behalf it is.
 */
export const hideList: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { id } = args as { id?: unknown }
  const isList = operation === 'count' || (operation.startsWith('read') && id === undefined)
  if (isList && overrideAccess === undefined && !isStaff(req)) throw new Forbidden(req.t)
  return args
}
