import type { CollectionConfig } from 'payload'
import { expireAfterChange, expireAfterDelete } from '../../page/expiry'
import { mergeHooks } from '../options/extend'
import { indexAfterChange, indexAfterDelete, refuseDelete, refuseTrash } from '../../page/references'
import { dropOperations } from '../../page/save/operations'
import { tellAfterChange, tellAfterDelete } from '../../page/collaboration'
import { refuseJoinedQueries } from './refuseJoinedQueries'

/** Collections that no page shows: their writes expire nothing and refer to nothing that matters. */
const UNSEEN = new Set([
  'references',
  'operations',
  'audit-events',
  'annotations',
  'form-submissions',
  'release-items',
  'releases',
  'users',
])

/** What every collection of the application gets: expiry, the reference index, safe deletes, no oracles. */
export function withGuards(collection: CollectionConfig): CollectionConfig {
  const isPages = collection.slug === 'pages'
  const seen = UNSEEN.has(collection.slug)
    ? {}
    : {
        afterChange: [indexAfterChange, expireAfterChange, ...(isPages ? [tellAfterChange] : [])],
        afterDelete: [indexAfterDelete, expireAfterDelete, ...(isPages ? [dropOperations, tellAfterDelete] : [])],
      }
  return {
    ...collection,
    hooks: mergeHooks(collection.hooks, {
      beforeOperation: [refuseJoinedQueries],
      beforeChange: [refuseTrash],
      beforeDelete: [refuseDelete],
      ...seen,
    }),
  }
}
