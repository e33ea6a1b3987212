import type { CollectionBeforeChangeHook } from 'payload'
import { slugsOf } from '../../../options/getVoix'

/** The first user of an installation administers it; without this nobody could give anybody a role. */
export const firstUserAdministers: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  // system: whether there are users at all is asked before anybody can be signed in.
  const { totalDocs } = await req.payload.count({ collection: slugsOf(req).users, overrideAccess: true, req })
  return totalDocs === 0 ? { ...data, roles: ['administrator'] } : data
}
