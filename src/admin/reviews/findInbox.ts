import type { PayloadRequest, Where } from 'payload'
import { mayApprove } from '../server/studioAccess'
import { readVoix } from '../server/readVoix'

/** A page that awaits a review. */
interface InboxPage {
  id: string
  title: string
  path: string
  askedBy: string
  askedAt: string
}

/** An open thread with its last comment. */
export interface InboxThread {
  uuid: string
  page: { id: string; title: string; path: string }
  breakpoint: string
  by: string
  text: string
  at: string
  answers: number
}

/** The user's reviews and threads. */
export interface Inbox {
  waiting: InboxPage[]
  mentions: InboxThread[]
  mine: InboxThread[]
}

/** More lines are not useful on one screen. */
const MOST = 100

type Id = number | string
type Doc = Record<string, unknown> & { id: Id }

/**
 * Returns the reviews that await the user, the open threads that mention them, and those they take part in, of pages
 * that they may read.
 */
export async function findInbox(req: PayloadRequest): Promise<Inbox> {
  const me = req.user?.id
  if (me === undefined) return { waiting: [], mentions: [], mine: [] }
  const isOpen: Where = { status: { equals: 'pending' } }
  const reviews = await find({ req, name: 'page-reviews', where: { and: [isOpen, { askedAt: { exists: true } }] } })
  const waiting = reviews.filter((review) => waitsFor({ req, review, me }))
  const mentions = await find({ req, name: 'annotations', where: { and: [isOpen, { mentions: { in: [me] } }] } })
  const own: Where = { or: [{ author: { equals: me } }, { 'comments.author': { equals: me } }] }
  const mine = await find({ req, name: 'annotations', where: { and: [isOpen, own] } })
  const threads = [...mentions, ...mine]
  const pages = await byId({ req, name: 'pages', ids: [...waiting, ...threads].map(({ page }) => page as Id) })
  const people = [...waiting.map(({ askedBy }) => askedBy), ...threads.map((thread) => lastOf(thread)?.author)]
  const users = await byId({ req, name: 'users', ids: people.filter((id) => id !== null && id !== undefined) as Id[] })
  const nameOf = (id: unknown) =>
    textOf(users.get(String(id))?.name) || textOf(users.get(String(id))?.email) || 'Somebody'
  const pageOf = (id: unknown) => {
    const page = pages.get(String(id))
    return page && { id: String(page.id), title: textOf(page.title), path: textOf(page.path) }
  }
  const toThread = (thread: Doc): InboxThread[] => {
    const [page, last] = [pageOf(thread.page), lastOf(thread)]
    if (!page) return []
    return [
      {
        uuid: textOf(thread.uuid) || String(thread.id),
        page,
        breakpoint: textOf(thread.breakpoint),
        by: nameOf(last?.author),
        text: textOf(last?.text),
        at: textOf(last?.createdAt) || textOf(thread.updatedAt),
        answers: Math.max(0, commentsOf(thread).length - 1),
      },
    ]
  }
  return {
    waiting: waiting.flatMap((review) => {
      const page = pageOf(review.page)
      return page ? [{ ...page, askedBy: nameOf(review.askedBy), askedAt: textOf(review.askedAt) }] : []
    }),
    mentions: mentions.flatMap(toThread),
    mine: mine.flatMap(toThread),
  }
}

/** A review awaits the requested reviewers, otherwise any other user who may approve. */
function waitsFor({ req, review, me }: { req: PayloadRequest; review: Doc; me: Id }): boolean {
  const reviewers = (review.reviewers as Id[] | null | undefined) ?? []
  if (reviewers.length > 0) return reviewers.some((id) => String(id) === String(me))
  return String(review.askedBy) !== String(me) && mayApprove(req)
}

async function find({ req, name, where }: { req: PayloadRequest; name: 'annotations' | 'page-reviews'; where: Where }) {
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections[name],
    where,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
  })
  return docs as unknown as Doc[]
}

/** Returns those of the documents that the user may read; pages in their newest version. */
async function byId({ req, name, ids }: { req: PayloadRequest; name: 'pages' | 'users'; ids: readonly Id[] }) {
  if (ids.length === 0) return new Map<string, Doc>()
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections[name],
    where: { id: { in: [...new Set(ids)] } },
    select: { title: true, path: true, name: true, email: true } as never,
    depth: 0,
    draft: name === 'pages',
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map((docs as unknown as Doc[]).map((doc) => [String(doc.id), doc]))
}

function commentsOf({ comments }: Doc): Record<string, unknown>[] {
  return (comments as Record<string, unknown>[] | null | undefined) ?? []
}

const lastOf = (thread: Doc) => commentsOf(thread).at(-1)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
