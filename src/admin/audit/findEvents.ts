import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { AuditQuery } from './auditQuery'
import { shellOf } from '../server/readVoix'

export interface AuditLine {
  id: string
  event: string
  /** The user's name, otherwise the user's id. `null` means the system. */
  who: string | null
  collection: string
  doc: string
  /** The document's title at that time. */
  title: string
  at: string
}

export interface AuditResult {
  lines: AuditLine[]
  total: number
  totalPages: number
  page: number
  /** The options of the user filter. */
  people: { id: string; name: string }[]
}

const LINES = 50
const DAY = 24 * 60 * 60 * 1000

/** Returns a page of the audit log, newest first, as the user may read it. */
export async function findEvents({ req, query }: { req: PayloadRequest; query: AuditQuery }): Promise<AuditResult> {
  const { slugs } = shellOf(req.payload.config)
  const [found, accounts] = await Promise.all([
    req.payload.find({
      collection: slugs['audit-events'] as CollectionSlug,
      where: { and: whereOf(query) },
      sort: '-createdAt',
      limit: LINES,
      page: query.page,
      depth: 0,
      overrideAccess: false,
      req,
    }),
    req.payload.find({
      collection: slugs.users as CollectionSlug,
      select: { name: true, email: true } as never,
      sort: 'email',
      limit: 500,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    }),
  ])
  const people = (accounts.docs as unknown as Record<string, unknown>[]).map(({ id, name, email }) => {
    return { id: String(id), name: textOf(name) || textOf(email) || String(id) }
  })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const titles = await titlesOf({
    req,
    events: found.docs as unknown as Record<string, unknown>[],
    pages: slugs.pages as CollectionSlug,
  })
  const lines = (found.docs as unknown as Record<string, unknown>[]).map(
    ({ id, event, user, collection, doc, data, createdAt }) => {
      const { title, name } = (data ?? {}) as Record<string, unknown>
      const who = textOf(user)
      return {
        id: String(id),
        event: textOf(event),
        who: who === '' ? null : (names.get(who) ?? who),
        collection: textOf(collection),
        doc: textOf(doc),
        title:
          textOf(title) ||
          textOf(name) ||
          titles.get(textOf(doc)) ||
          (collection === slugs.users ? (names.get(textOf(doc)) ?? '') : ''),
        at: textOf(createdAt),
      }
    },
  )
  return { lines, total: found.totalDocs, totalPages: found.totalPages, page: found.page ?? 1, people }
}

interface Untitled {
  req: PayloadRequest
  events: readonly Record<string, unknown>[]
  pages: CollectionSlug
}

/** Events about a page (a schedule, a shared link) store only its id. Returns the current titles. */
async function titlesOf({ req, events, pages }: Untitled): Promise<ReadonlyMap<string, string>> {
  const untitled = events.filter(
    ({ collection, data }) => collection === pages && !(data as { title?: unknown } | null)?.title,
  )
  const ids = [...new Set(untitled.map(({ doc }) => textOf(doc)))].filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: pages,
    where: { id: { in: ids } },
    select: { title: true } as never,
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map((docs as unknown as Record<string, unknown>[]).map(({ id, title }) => [String(id), textOf(title)]))
}

function whereOf({ user, event, collection, from, to }: AuditQuery): Where[] {
  const and: Where[] = []
  if (user !== '') and.push({ user: { equals: user } })
  if (event !== '') and.push({ event: { equals: event } })
  if (collection !== '') and.push({ collection: { equals: collection } })
  if (from !== '') and.push({ createdAt: { greater_than_equal: new Date(from).toISOString() } })
  if (to !== '') and.push({ createdAt: { less_than: new Date(Date.parse(to) + DAY).toISOString() } })
  return and
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
