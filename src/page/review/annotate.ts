import { APIError, type PayloadRequest } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { columnId } from '../../collections/core/database/tables'
import type { BodyOf } from '../../contract/endpoint'
import type * as contract from '../../contract/review'
import { slugsOf } from '../../options/getVoix'
import { findStatus, setStatus } from '../store/reviewStatus'
import { findAnnotation, lockAnnotation, type StoredAnnotation, type StoredComment } from './stored'

interface Input {
  req: PayloadRequest
  page: string
}

type OfOne = Input & { uuid: string }

/**
 * Adds an annotation with its first comment. The first one of a page starts its review. A repeated request adds
 * nothing.
 */
export async function addAnnotation({
  req,
  page,
  body,
}: Input & { body: BodyOf<typeof contract.addAnnotation> }): Promise<void> {
  const { uuid, text, mentions, ...spot } = body
  const known = await findAnnotation({ req, page, uuid })
  if (known && isOwn(req, known.author)) return
  if (known) throw new APIError('There is an annotation with this uuid already.', 409, null, true)
  // system: the endpoint allows staff only; the server sets the author and the date
  await req.payload.create({
    collection: slugsOf(req).annotations,
    data: {
      ...spot,
      uuid,
      page: columnId(req, slugsOf(req).pages, page),
      author: req.user?.id,
      mentions: mentions.map((id) => columnId(req, slugsOf(req).users, id)),
      comments: [commentOf(req, text)],
    } as never,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (!(await findStatus({ req, page }))) await setStatus({ req, page: pageId(req, page), status: 'pending' })
}

/** Resolves, reopens or moves an annotation. Staff may resolve any annotation. Only the author may move one. */
export async function changeAnnotation({
  req,
  page,
  uuid,
  body,
}: OfOne & { body: BodyOf<typeof contract.changeAnnotation> }): Promise<void> {
  const stored = await lockAnnotation({ req, page, uuid })
  if ('status' in body)
    return write({ req, stored, data: { ...body, resolvedBy: body.status === 'resolved' ? req.user?.id : null } })
  if (!isOwn(req, stored.author)) throw refusal('Only the author can move an annotation.')
  return write({ req, stored, data: body })
}

/** Deletes an annotation, for administrators, and for its author until others have replied. */
export async function deleteAnnotation({ req, page, uuid }: OfOne): Promise<void> {
  const stored = await lockAnnotation({ req, page, uuid })
  if (!isAdministrator(req)) {
    if (!isOwn(req, stored.author)) throw refusal('Only the author can delete an annotation. Resolve it instead.')
    if ((stored.comments ?? []).some(({ author }) => !isOwn(req, author)))
      throw new APIError('Other users have replied. Resolve it instead.', 409, null, true)
  }
  // system: access was checked above
  await req.payload.delete({ collection: slugsOf(req).annotations, id: stored.id as string, overrideAccess: true, req })
}

interface Written {
  /** Ids of newly mentioned users. */
  named: string[]
}

/** Adds a comment by the user at the end of the thread. */
export async function addComment({
  req,
  page,
  uuid,
  body: { text, mentions },
}: OfOne & { body: BodyOf<typeof contract.addComment> }): Promise<void> {
  const stored = await lockAnnotation({ req, page, uuid })
  const comments = [...(stored.comments ?? []), commentOf(req, text)]
  await write({ req, stored, data: { comments, mentions: together({ req, stored, mentions }) } })
}

/** Changes the text of the user's own comment. Returns the users that are mentioned now and were not before. */
export async function editComment({
  req,
  page,
  uuid,
  id,
  body: { text, mentions },
}: OfOne & { id: string; body: BodyOf<typeof contract.addComment> }): Promise<Written> {
  const stored = await lockAnnotation({ req, page, uuid })
  const comments = stored.comments ?? []
  const own = comments.find((one) => one.id === id)
  if (!own) throw new APIError('There is no such comment.', 404, null, true)
  if (!isOwn(req, own.author)) throw refusal('Only the author can change a comment. Add one of your own.')
  const changed = comments.map((one) => (one === own ? { ...one, text, editedAt: now() } : one))
  await write({ req, stored, data: { comments: changed, mentions: together({ req, stored, mentions }) } })
  const before = (stored.mentions ?? []).map(String)
  return { named: mentions.filter((each) => !before.includes(each)) }
}

async function write({
  req,
  stored,
  data,
}: {
  req: PayloadRequest
  stored: StoredAnnotation
  data: Record<string, unknown>
}): Promise<void> {
  // system: the callers have checked access
  await req.payload.update({
    collection: slugsOf(req).annotations,
    id: stored.id as string,
    data,
    depth: 0,
    overrideAccess: true,
    req,
  })
}

function together({ req, stored, mentions }: { req: PayloadRequest; stored: StoredAnnotation; mentions: string[] }) {
  const all = [...(stored.mentions ?? []).map(String), ...mentions]
  return [...new Set(all)].map((id) => columnId(req, slugsOf(req).users, id))
}

function commentOf(req: PayloadRequest, text: string): StoredComment {
  return { text, author: req.user?.id ?? null, createdAt: now() }
}

function isOwn(req: PayloadRequest, author: unknown): boolean {
  return Boolean(req.user) && String(author) === String(req.user?.id)
}

function pageId(req: PayloadRequest, page: string): number | string {
  return columnId(req, slugsOf(req).pages, page) ?? page
}

function refusal(message: string): APIError {
  return new APIError(message, 403, null, true)
}

const now = () => new Date().toISOString()
