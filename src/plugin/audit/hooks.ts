import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionConfig,
} from 'payload'
import type { Slugs } from '../../options/context'
import { readPublished } from '../../page/store/readPublished'
import type { LastWrite } from '../../page/store/lastWrite'
import { isEqual } from '../../tree'
import { recordEvent } from '../../collections/core/audit/recordEvent'

type Doc = Record<string, unknown> & { id: number | string }

/**
 * Returns the hooks that record a collection's events: logins and logouts, accounts and their roles, head tags,
 * publishing and deletes.
 */
export function auditHooks({
  collection,
  slugs,
}: {
  collection: CollectionConfig
  slugs: Slugs
}): NonNullable<CollectionConfig['hooks']> {
  const { slug, trash } = collection
  const afterChange = [
    ...(slug === slugs.users ? [auditAccount] : []),
    ...(slug === slugs['head-tags'] ? [auditHeadTag] : []),
    ...(slug === slugs.releases ? [auditRelease] : []),
    ...(slug === slugs.pages ? [auditPage] : hasDrafts(collection) || trash ? [auditPublishing] : []),
  ]
  const sessions = slug === slugs.users ? { afterLogin: [auditSignIn], afterLogout: [auditSignOut] } : {}
  return { afterChange, afterDelete: [auditDelete], ...sessions }
}

const auditSignIn: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  const { id } = user as unknown as Doc
  await recordEvent({ req, event: 'signed-in', collection: collection.slug, doc: id, user: id })
}

/** A logout of all sessions is one event. Expired sessions are not recorded. */
const auditSignOut: CollectionAfterLogoutHook = async ({ collection, req }) => {
  if (!req.user) return
  const { id } = req.user
  await recordEvent({ req, event: 'signed-out', collection: collection.slug, doc: id, user: id })
}

const auditAccount: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const [after, before] = [doc, previousDoc] as [Doc, Doc | undefined]
  const about = { req, collection: collection.slug, doc: after.id }
  if (operation === 'create') await recordEvent({ ...about, event: 'account-created', data: { roles: after.roles } })
  else if (!isEqual(before?.roles, after.roles))
    await recordEvent({ ...about, event: 'roles-changed', data: { from: before?.roles, to: after.roles } })
  const [was, is] = [before?.deactivated === true, after.deactivated === true]
  if (was !== is) await recordEvent({ ...about, event: is ? 'account-deactivated' : 'account-reactivated' })
}

const auditHeadTag: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { id, name, enabled } = doc as Doc
  const event = operation === 'create' ? 'head-tag-created' : 'head-tag-changed'
  await recordEvent({ req, event, collection: collection.slug, doc: id, data: { name, enabled } })
}

/** Records the status of a release. Changes of its documents are recorded by their own hooks. */
const auditRelease: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const { id, name, status } = doc as Doc
  const before = operation === 'create' ? undefined : (previousDoc as Doc | undefined)?.status
  if (before === status || status === 'publishing') return
  const event = operation === 'create' ? 'release-made' : `release-${String(status)}`
  await recordEvent({ req, event, collection: collection.slug, doc: id, data: { name } })
}

/** Events of pages by kind of write. Drafts are not recorded, since they are in the page's versions. */
const EVENTS: Partial<Record<LastWrite['kind'], string>> = {
  published: 'published',
  quick: 'published',
  unpublished: 'unpublished',
  trashed: 'trashed',
  untrashed: 'untrashed',
}

const auditPage: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const { lastWrite, rev } = data as { lastWrite?: LastWrite; rev?: number }
  const { id, title, _status } = doc as Doc
  const isRestored = lastWrite?.kind === 'restored' && _status === 'published'
  const event = isRestored ? 'published' : EVENTS[lastWrite?.kind ?? 'draft']
  if (event === undefined) return
  await recordEvent({ req, event, collection: collection.slug, doc: id, data: { rev, title } })
}

/** Records the publishing of documents other than pages. */
const auditPublishing: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const [after, before] = [doc, previousDoc] as [Doc, Doc | undefined]
  const about = { req, collection: collection.slug, doc: after.id, data: { title: titleOf(collection, after) } }
  const [isTrashed, wasTrashed] = [Boolean(after.deletedAt), Boolean(before?.deletedAt)]
  if (isTrashed !== wasTrashed) await recordEvent({ ...about, event: isTrashed ? 'trashed' : 'untrashed' })
  if (isTrashed || !hasDrafts(collection)) return
  if (after._status === 'published') return recordEvent({ ...about, event: 'published' })
  if (before?._status !== 'published') return
  // A draft of a published document does not unpublish it.
  const { isWritten } = await readPublished({ req, collection, doc: after })
  if (isWritten) await recordEvent({ ...about, event: 'unpublished' })
}

const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const data = { title: titleOf(collection, doc as Doc) }
  await recordEvent({ req, event: 'deleted', collection: collection.slug, doc: id, data })
}

function titleOf({ admin }: Pick<CollectionConfig, 'admin'>, doc: Doc): unknown {
  return doc[admin?.useAsTitle ?? 'id']
}

function hasDrafts({ versions }: Pick<CollectionConfig, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}
