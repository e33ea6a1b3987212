import { NotFound, type CollectionConfig, type Endpoint } from 'payload'
import type { Slugs } from '../../options/context'
import { tellAfterChange, tellAfterDelete } from '../../page/collaboration'
import { expireAfterChange, expireAfterDelete } from '../../page/expiry'
import { indexAfterChange, indexAfterDelete, refuseDelete, refuseTrash } from '../../page/references'
import { dropOperations } from '../../page/save/operations'
import { mergeHooks } from '../options/extend'
import { refuseJoinedQueries } from './refuseJoinedQueries'
import { refuseUnreadable } from './refuseUnreadable'

/** Collections that no page shows: their writes expire nothing and refer to nothing that matters. */
const UNSEEN = [
  'references',
  'operations',
  'audit-events',
  'annotations',
  'form-submissions',
  'release-items',
  'releases',
  'users',
] as const

interface Guarding {
  slugs: Slugs
  /** Whether visitors may not ask the collection about other documents. */
  isClosed: (slug: string) => boolean
  /** Whether what published pages use of the collection is not deleted. */
  isKept: (slug: string) => boolean
}

/** Expiry and the reference index for every collection that pages may show; safe deletes and no oracles where they are asked for. */
export function withGuards({ slugs, isClosed, isKept }: Guarding): (collection: CollectionConfig) => CollectionConfig {
  const unseen = new Set<string>(UNSEEN.map((name) => slugs[name]))
  return (collection) => {
    const { slug } = collection
    const isPages = slug === slugs.pages
    const seen = unseen.has(slug)
      ? {}
      : {
          afterChange: [indexAfterChange, expireAfterChange, ...(isPages ? [tellAfterChange] : [])],
          afterDelete: [indexAfterDelete, expireAfterDelete, ...(isPages ? [dropOperations, tellAfterDelete] : [])],
        }
    return {
      ...collection,
      ...withoutVerification(collection),
      hooks: mergeHooks(collection.hooks, {
        beforeOperation: [refuseUnreadable, ...(isClosed(slug) ? [refuseJoinedQueries] : [])],
        ...(isKept(slug) ? { beforeChange: [refuseTrash], beforeDelete: [refuseDelete] } : {}),
        ...seen,
      }),
    }
  }
}

const noVerification: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler: ({ t }) => {
    throw new NotFound(t)
  },
}

/** Payload offers to verify e-mails of all accounts, and fails where their collection stores no token for it. */
function withoutVerification({ auth, endpoints }: CollectionConfig): Pick<CollectionConfig, 'endpoints'> {
  const isVerified = typeof auth === 'object' && Boolean(auth.verify)
  if (!auth || isVerified || endpoints === false) return {}
  return { endpoints: [...(endpoints ?? []), noVerification] }
}
