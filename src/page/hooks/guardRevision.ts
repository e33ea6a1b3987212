import {
  addDataAndFileToRequest,
  APIError,
  Forbidden,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { hasTransaction } from '../../collections/core/database/execute'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { withLockedPages, withoutPages } from './bulkWrite'
import { rememberHead } from '../store/headContext'
import { lockHead, placeOfVersion } from '../store/head'
import { rememberWrite } from '../store/writeContext'

interface WriteArgs {
  id?: string | number
  data?: Record<string, unknown>
  draft?: boolean
  autosave?: boolean
  overrideAccess?: boolean
}

/**
 * Compares revisions (compare-and-set). Payload reads the document before its field hooks, so the page is locked here,
 * before that read. A second write waits, and then sees the result of the first.
 */
export const guardRevision: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (operation !== 'update' && operation !== 'delete' && operation !== 'restoreVersion') return args
  const write = args as WriteArgs
  if (!(await hasTransaction(req))) {
    throw new APIError('A page can only be written in a transaction: do not set disableTransaction.', 500)
  }
  // Access is checked first, so that a user without write access cannot lock the page or learn its revision.
  const access = collection.access[operation === 'delete' ? 'delete' : 'update']
  const allowed = write.overrideAccess || (await access({ req, ...aboutWrite({ write, operation }) }))
  if (!allowed) throw new Forbidden(req.t)
  if (operation === 'restoreVersion') {
    const place = await placeOfVersion({ req, id: String(write.id) })
    const head = place === null ? null : await lock({ req, id: place.page })
    if (place === null || head === null) return args
    // Payload checks access to the page on its current site. The restored version may belong to another one.
    const { page, siteId } = place
    if (!write.overrideAccess) await mayUpdate({ req, collection, id: page, data: { siteId } })
    compareRevision({ claimed: await claimedByRestore(req), current: head.rev })
    return args
  }
  if (write.id === undefined) {
    refuseBulkData(write.data)
    return operation === 'update' ? withoutPages({ args, allowed }) : withLockedPages({ args, allowed, req })
  }
  const head = await lock({ req, id: String(write.id) })
  if (head === null || operation === 'delete') return args
  compareRevision({ claimed: write.data?.rev, current: head.rev })
  const isDraft = write.draft === true || (keepsStatus(write) && head.status === 'draft')
  const kind = write.autosave ? { kind: 'autosave' as const } : {}
  rememberWrite({ req, id: String(write.id), write: { isDraft, ...kind } })
  return isDraft ? { ...args, draft: true } : args
}

/** Returns the arguments that Payload passes to the access rule. A restore has a version's id instead of a page's. */
function aboutWrite({ write: { id, data }, operation }: { write: WriteArgs; operation: string }) {
  const isOne = id !== undefined && operation !== 'restoreVersion'
  return { ...(isOne ? { id: String(id) } : {}), ...(data ? { data } : {}) }
}

/** Payload passes no data to a restore, so `rev` is read from the query or the body. */
async function claimedByRestore(req: PayloadRequest): Promise<unknown> {
  if (req.payloadAPI !== 'REST') return undefined
  if (req.query.rev !== undefined) return req.query.rev
  if (req.data === undefined) await addDataAndFileToRequest(req)
  return req.data?.rev
}

async function lock({ req, id }: { req: PayloadRequest; id: string }) {
  const head = await lockHead({ req, id })
  if (head) rememberHead({ req, id, head })
  return head
}

/** A write without `_status` keeps that of the newest version: a change to a draft must not unpublish the page. */
function keepsStatus({ data, draft }: WriteArgs): boolean {
  return !draft && data?._status === undefined && data?.deletedAt === undefined
}

function compareRevision({ claimed, current }: { claimed: unknown; current: number }): void {
  if (claimed === undefined || claimed === null || Number(claimed) === current) return
  throw new APIError(
    `The page was changed in the meantime: it is at rev ${current}, your change is based on rev ${String(claimed)}. Read it again.`,
    409,
    { rev: current },
    true,
  )
}

function refuseBulkData(data: Record<string, unknown> | undefined): void {
  const refused = ['elements', 'rev', 'path'].find((name) => data?.[name] !== undefined)
  if (refused === undefined) return
  throw new APIError(
    `"${refused}" cannot be changed on several pages at once. Change each page by its id.`,
    400,
    null,
    true,
  )
}
