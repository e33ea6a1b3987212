import { NotFound, type CollectionConfig, type Endpoint } from 'payload'
import { endModestRead, modestReads } from '../../collections/core/access'
import { accountHooks } from '../../collections/core/users'
import type { Slugs } from '../../options/context'
import { tellListed, tellReleaseDeleted } from '../../page/collaboration'
import { expireAfterChange, expireAfterDelete } from '../../page/expiry'
import { findAfterChange, findAfterDelete } from '../../page/search'
import { indexAfterChange, indexAfterDelete, refuseDelete, refuseRename, refuseTrash } from '../../page/references'
import { tidyValues } from '../../page/hooks/tidyValues'
import { compareState } from '../conflicts/compareState'
import { dropStates } from '../conflicts/states'
import { isOwnPage } from '../../slices/ownPage'
import { auditHooks } from '../audit/hooks'
import { mergeHooks } from '../options/extend'
import { namedFields } from '../options/namedFields'
import { refuseJoinedQueries } from './refuseJoinedQueries'
import { refuseUnreadable } from './refuseUnreadable'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Collections that no page shows. Their writes expire nothing, and their references are not indexed. */
const UNSEEN = [
  'references',
  'operations',
  'audit-events',
  'annotations',
  'page-reviews',
  'page-schedules',
  'page-findings',
  'preview-links',
  'form-submissions',
  'layout-colors',
  'release-items',
  'releases',
  'users',
] as const

/** Collections that the studio does not list. Visitors write some of them. */
const UNLISTED = [
  'references',
  'operations',
  'audit-events',
  'annotations',
  'page-reviews',
  'page-findings',
  'form-submissions',
  'release-items',
] as const

interface Guarding {
  slugs: Slugs
  /** Returns whether the collection is the product's own and was not adopted. */
  isProduct: (slug: string) => boolean
  /** Returns whether visitors' queries of the collection are limited. */
  isClosed: (slug: string) => boolean
  /** Returns whether documents that visitors see somewhere are protected from being deleted. */
  isKept: (slug: string) => boolean
}

/**
 * Adds expiry and the index of references to each collection that pages may show, and guards to those that need them.
 * Hooks for pages are in `page/collection`.
 */
export function withGuards({
  slugs,
  isProduct,
  isClosed,
  isKept,
}: Guarding): (collection: CollectionConfig) => CollectionConfig {
  const unseen = new Set<string>(UNSEEN.map((name) => slugs[name]))
  const unlisted = new Set<string>(UNLISTED.map((name) => slugs[name]))
  return (collection) => {
    const { slug } = collection
    const isPages = slug === slugs.pages
    // The site's search finds documents with pages of their own.
    const isFound = namedFields(collection.fields).some(isOwnPage)
    const seen =
      isPages || unseen.has(slug)
        ? {}
        : {
            afterChange: [indexAfterChange, expireAfterChange, ...(isFound ? [findAfterChange] : [])],
            afterDelete: [indexAfterDelete, expireAfterDelete, ...(isFound ? [findAfterDelete] : [])],
          }
    const guards: Hooks = {
      ...(isClosed(slug)
        ? { beforeOperation: [refuseUnreadable, refuseJoinedQueries, modestReads], afterOperation: [endModestRead] }
        : {}),
      ...(isKept(slug) && !isPages ? { beforeChange: [refuseTrash, refuseRename], beforeDelete: [refuseDelete] } : {}),
      ...seen,
      ...(slug === slugs.releases ? { afterDelete: [tellReleaseDeleted] } : {}),
    }
    const added = [
      ...(isClosed(slug) && !isPages && !collection.auth ? [{ beforeOperation: [tidyValues] }] : []),
      // Submissions hold personal data, so their earlier states are not kept. Collections of the application are
      // compared only if they are in `guardedCollections`.
      ...(isClosed(slug) && !isPages && slug !== slugs['form-submissions']
        ? [{ beforeOperation: [compareState], afterDelete: [dropStates] }]
        : []),
      ...(slug === slugs.users && isProduct(slug) ? [accountHooks] : []),
      guards,
      // A notification delays all commits for a moment, so collections that visitors write send none. Pages send this
      // notification together with their other ones.
      ...(isPages || unlisted.has(slug) || !isKept(slug)
        ? []
        : [{ afterChange: [tellListed], afterDelete: [tellListed] }]),
      ...(isKept(slug) ? [auditHooks({ collection, slugs })] : []),
    ]
    return {
      ...collection,
      ...withoutVerification(collection),
      hooks: added.reduce((hooks, more) => mergeHooks(hooks, more), collection.hooks ?? {}),
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

/** Removes Payload's endpoint that verifies e-mails, which fails for collections without verification. */
function withoutVerification({ auth, endpoints }: CollectionConfig): Pick<CollectionConfig, 'endpoints'> {
  const isVerified = typeof auth === 'object' && Boolean(auth.verify)
  if (!auth || isVerified || endpoints === false) return {}
  return { endpoints: [...(endpoints ?? []), noVerification] }
}
