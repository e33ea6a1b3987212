import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { findPages, type PageListItem } from '../pages/findPages'
import { readPagesQuery } from '../pages/pagesQuery'
import { findInbox } from '../reviews/findInbox'
import { shellOf } from '../server/readVoix'

/** A line of the start page with its link. */
export interface StartLine {
  id: string
  title: string
  href: string
  /** A short remark, such as who requested the review. */
  note?: string
  /** The time of the event, past or future. */
  at?: string
}

export interface StartLists {
  /** Pages that the user changed last. */
  mine: PageListItem[]
  /** The newest of all pages. */
  newest: PageListItem[]
  review: StartLine[]
  scheduled: StartLine[]
  /** `null` if the user may not read them. */
  submissions: StartLine[] | null
}

const FEW = 6

/** Returns the start page's lists, as the user may read them. */
export async function readStartPage(req: PayloadRequest): Promise<StartLists> {
  const query = readPagesQuery(undefined)
  const [mine, newest, review, scheduled, submissions] = await Promise.all([
    findPages({ req, query: { ...query, only: 'mine' }, limit: FEW }),
    findPages({ req, query, limit: FEW }),
    waitingForReview(req),
    scheduledChanges(req),
    newestSubmissions(req),
  ])
  return { mine: mine.items, newest: newest.items, review, scheduled, submissions }
}

interface Wanted {
  where: Where
  sort: string
  limit: number
}

/** Returns documents of one of the product's collections, or `null` if the user may not read them. */
async function find(req: PayloadRequest, name: string, wanted: Wanted): Promise<Record<string, unknown>[] | null> {
  const collection = shellOf(req.payload.config).slugs[name] as CollectionSlug
  try {
    const { docs } = await req.payload.find({
      ...wanted,
      collection,
      depth: 0,
      overrideAccess: false,
      pagination: false,
      req,
    })
    return docs as unknown as Record<string, unknown>[]
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null
    throw error
  }
}

/** Returns pages whose review was requested from the user. */
async function waitingForReview(req: PayloadRequest): Promise<StartLine[]> {
  const { waiting } = await findInbox(req)
  const { admin } = req.payload.config.routes
  return waiting.slice(0, FEW).map(({ id, title, askedBy, askedAt }) => ({
    id,
    title: title || 'Untitled',
    href: `${admin}/studio/${id}?review`,
    note: `requested by ${askedBy}`,
    at: askedAt,
  }))
}

async function scheduledChanges(req: PayloadRequest): Promise<StartLine[]> {
  const wanted = { where: { status: { equals: 'scheduled' } }, sort: 'publishAt', limit: FEW }
  const releases = (await find(req, 'releases', wanted)) ?? []
  const { admin } = req.payload.config.routes
  const ofReleases = releases.map(({ id, name, publishAt }) => ({
    id: String(id),
    title: String(name),
    href: `${admin}/releases/${String(id)}`,
    ...(typeof publishAt === 'string' && { at: publishAt }),
  }))
  return [...(await scheduledPages(req)), ...ofReleases]
    .sort((a, b) => String(a.at ?? '').localeCompare(String(b.at ?? '')))
    .slice(0, FEW)
}

/** Returns pages with scheduled actions, and those whose action was refused at its time. */
async function scheduledPages(req: PayloadRequest): Promise<StartLine[]> {
  const schedules = (await find(req, 'page-schedules', { where: {}, sort: 'at', limit: FEW })) ?? []
  if (schedules.length === 0) return []
  const where = { id: { in: schedules.map(({ page }) => String(page)) } }
  const pages = await findPages({ req, query: readPagesQuery(undefined), where, limit: FEW })
  const { admin } = req.payload.config.routes
  return schedules.flatMap(({ id, page, action, at, problem }) => {
    const found = pages.items.find((item) => item.id === page)
    if (!found) return []
    const what = action === 'publish' ? 'publishing' : 'unpublishing'
    return {
      id: String(id),
      title: found.title || 'Untitled',
      href: `${admin}/studio/${found.id}`,
      note: problem ? `${what} was refused` : what,
      at: String(at),
    }
  })
}

async function newestSubmissions(req: PayloadRequest): Promise<StartLine[] | null> {
  const found = await find(req, 'form-submissions', { where: {}, sort: '-createdAt', limit: FEW })
  if (found === null) return null
  const names = new Map<string, string>()
  if (found.length > 0) {
    const where = { id: { in: found.map(({ form }) => String(form)) } }
    const forms = await find(req, 'forms', { where, sort: 'title', limit: FEW })
    for (const { id, title } of forms ?? []) names.set(String(id), String(title))
  }
  const { admin } = req.payload.config.routes
  return found.map(({ id, form, name, status, createdAt }) => ({
    id: String(id),
    title: names.get(String(form)) ?? 'A deleted form',
    href: `${admin}/form-submissions/${String(id)}`,
    note: [name, status].filter(Boolean).join(', '),
    at: String(createdAt),
  }))
}
