import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { VersionKind } from '../../contract/versions'
import type { LastWrite } from '../store/lastWrite'
import { headBefore } from '../store/headContext'
import { writeOf } from '../store/writeContext'

/** Author of writes without a user: the seed, imports and jobs. */
const SYSTEM = 'System'

interface Doc {
  id?: number | string
  _status?: string | null
  deletedAt?: string | null
}

/** Sets the author and the kind of each version, whatever the data contain. */
export const signWrite: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Doc
  const { label = null, kind } = before.id === undefined ? {} : writeOf({ req, id: before.id })
  const lastWrite: LastWrite = {
    userId: req.user ? String(req.user.id) : null,
    userName: nameOf(req.user),
    kind: kind ?? kindOf({ before, after: data as Doc, req }),
    label,
  }
  // A version that was written in the trash restores its content, not the trashed state.
  const kept = lastWrite.kind === 'restored' ? { deletedAt: null } : {}
  return { ...data, ...kept, lastWrite }
}

function nameOf(user: PayloadRequest['user']): string {
  if (!user) return SYSTEM
  const { name, email } = user as { name?: string | null; email?: string | null }
  return name || email || String(user.id)
}

function kindOf({ before, after, req }: { before: Doc; after: Doc; req: PayloadRequest }): VersionKind {
  if (req.context.isRestoringVersion === true) return 'restored'
  if (after.deletedAt && !before.deletedAt) return 'trashed'
  if (before.deletedAt && after.deletedAt === null) return 'untrashed'
  if (after._status === 'published') return 'published'
  return before.id !== undefined && takesOffline({ req, id: before.id }) ? 'unpublished' : 'draft'
}

function takesOffline({ req, id }: { req: PayloadRequest; id: number | string }): boolean {
  const wasLive = headBefore({ req, id })?.live.status === 'published'
  return wasLive && writeOf({ req, id }).isDraft === false
}
