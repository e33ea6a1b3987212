import type { PayloadRequest, Where } from 'payload'
import { isPattern } from '../../tree'
import { readVoix } from '../server/readVoix'
import { literally } from '../../slices/literally'
import type { PagesQuery } from './pagesQuery'

/** Newest version a draft while an older one is live: `changed`. */
export type PageStatus = 'draft' | 'changed' | 'published'

export interface PageListItem {
  id: string
  title: string
  path: string
  /** Where visitors find the page, whose newest draft may have another path; `null`: nowhere. */
  livePath: string | null
  layout: string
  languageCode: string
  status: PageStatus
  updatedAt: string
  /** `null`: not in the trash. */
  deletedAt: string | null
}

export interface PageListResult {
  items: PageListItem[]
  total: number
  totalPages: number
  page: number
}

const LIMIT = 25

interface Input {
  req: PayloadRequest
  query: PagesQuery
  /** What else the pages have to be. */
  where?: Where
  /** How many at a time. Default: 25. */
  limit?: number
}

/** One page of the list, as the person may see it. Elements are never read. */
export async function findPages({ req, query, where, limit = LIMIT }: Input): Promise<PageListResult> {
  const found = await req.payload.find({
    collection: readVoix(req.payload).collections.pages,
    depth: 0,
    draft: true,
    limit,
    overrideAccess: false,
    page: query.page,
    req,
    select: {
      title: true,
      path: true,
      layout: true,
      languageCode: true,
      _status: true,
      updatedAt: true,
      deletedAt: true,
    },
    sort: query.trash ? '-deletedAt' : '-updatedAt',
    trash: query.trash,
    where: where ? { and: [whereOf(query), where] } : whereOf(query),
  })
  const docs = found.docs.map((doc) => doc as unknown as Record<string, unknown>)
  const live = await findLivePaths({ req, ids: docs.map((doc) => String(doc.id)) })
  return {
    items: docs.map((doc) => toItem({ doc, live })),
    total: found.totalDocs,
    totalPages: found.totalPages,
    page: found.page ?? 1,
  }
}

type LivePaths = ReadonlyMap<string, string>

async function findLivePaths({ req, ids }: { req: PayloadRequest; ids: string[] }): Promise<LivePaths> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections.pages,
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { path: true },
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
  })
  return new Map(docs.map((doc) => [String(doc.id), (doc as { path?: string | null }).path ?? '']))
}

function whereOf({ search, status, language, layout, trash }: PagesQuery): Where {
  const and: Where[] = [{ deletedAt: { exists: trash } }]
  const like = literally(search)
  if (search !== '') and.push({ or: [{ title: { like } }, { path: { like } }] })
  if (status !== '') and.push({ _status: { equals: status } })
  if (language !== '') and.push({ languageCode: { equals: language } })
  if (layout !== '') and.push({ layout: { equals: layout } })
  return { and }
}

function toItem({ doc, live }: { doc: Record<string, unknown>; live: LivePaths }): PageListItem {
  const id = String(doc.id)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const isDraft = doc._status !== 'published'
  return {
    id,
    title: text(doc.title),
    path: text(doc.path),
    livePath: livePathOf(live.get(id)),
    layout: text(doc.layout),
    languageCode: text(doc.languageCode),
    status: isDraft ? (live.has(id) ? 'changed' : 'draft') : 'published',
    updatedAt: text(doc.updatedAt),
    deletedAt: text(doc.deletedAt) || null,
  }
}

/** A page that shows documents has no address of its own. */
function livePathOf(path: string | undefined): string | null {
  return path === undefined || isPattern(path) ? null : path
}
