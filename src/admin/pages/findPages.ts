import type { PayloadRequest, Where } from 'payload'
import type { PageSchedule } from '../../contract/lifecycle'
import { isPattern, SECTION_KIND } from '../../tree'
import { readVoix } from '../server/readVoix'
import { literally } from '../../slices/literally'
import { narrowed } from './narrowed'
import type { PagesQuery } from './pagesQuery'

/** Newest version a draft while an older one is live: `changed`. */
export type PageStatus = 'draft' | 'changed' | 'published'

export interface PageListItem {
  id: string
  title: string
  kind: PagesQuery['kind']
  path: string
  /** Of a shared section: the pages that show it, without those that show it within another section. */
  usedOn: number
  /** Where visitors find the page, whose newest draft may have another path; `null`: nowhere. */
  livePath: string | null
  layout: string
  languageCode: string
  siteId: number
  /** Of the newest version: what is done from the list is done to that one. */
  rev: number
  tags: readonly string[]
  /** What is to become of it at its time, the next first. */
  scheduled: readonly ListedSchedule[]
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
const DEFAULT_SORT = '-updatedAt'
/** In the order of the paths: what belongs together is on one screen. */
const TREE_LIMIT = 200

/** An action of a page that waits for its time, or was refused when it came. */
export type ListedSchedule = Omit<PageSchedule, 'by'>

interface Input {
  req: PayloadRequest
  query: PagesQuery
  /** What else the pages have to be. */
  where?: Where
  /** How many at a time. Default: 25, in a tree 200. */
  limit?: number
}

/** One page of the list, as the person may see it. Elements are never read. */
export async function findPages({ req, query, where, limit }: Input): Promise<PageListResult> {
  const isTree = query.view === 'tree' && !query.trash
  const found = await req.payload.find({
    collection: readVoix(req.payload).collections.pages,
    depth: 0,
    draft: true,
    limit: limit ?? (isTree ? TREE_LIMIT : LIMIT),
    overrideAccess: false,
    page: query.page,
    req,
    select: {
      title: true,
      kind: true,
      path: true,
      layout: true,
      languageCode: true,
      siteId: true,
      rev: true,
      tags: true,
      _status: true,
      updatedAt: true,
      deletedAt: true,
    },
    sort: query.trash ? '-deletedAt' : isTree ? ['path', 'id'] : [query.sort || DEFAULT_SORT, 'id'],
    trash: query.trash,
    where: { and: [whereOf(req, query), ...(await narrowed(req, query)), ...(where ? [where] : [])] },
  })
  const docs = found.docs.map((doc) => doc as unknown as Record<string, unknown>)
  const ids = docs.map((doc) => String(doc.id))
  const [live, uses, schedules] = await Promise.all([
    findLivePaths({ req, ids }),
    query.kind === 'section' ? countUses({ req, ids }) : new Map<string, number>(),
    findSchedules({ req, ids }),
  ])
  return {
    items: docs.map((doc) => toItem({ doc, live, uses, schedules })),
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

/** What is scheduled for each. */
async function findSchedules({ req, ids }: { req: PayloadRequest; ids: string[] }) {
  const found = new Map<string, ListedSchedule[]>()
  if (ids.length === 0) return found
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections['page-schedules'],
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'at',
    where: { page: { in: ids } },
  })
  for (const { page, action, at, timezone, problem } of docs)
    found.set(page, [...(found.get(page) ?? []), { action, at, timezone, problem: problem ?? null }])
  return found
}

/** How many documents use each, by the index of references: those that are published or newest drafts. */
async function countUses({ req, ids }: { req: PayloadRequest; ids: string[] }): Promise<ReadonlyMap<string, number>> {
  const { pages, references } = readVoix(req.payload).collections
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: references,
    depth: 0,
    // system: nobody reads the index itself; staff, who ask here, are told how many.
    overrideAccess: true,
    pagination: false,
    limit: 0,
    req,
    select: { fromCollection: true, fromDoc: true, toDoc: true },
    where: {
      and: [{ toCollection: { equals: pages } }, { toDoc: { in: ids } }, { fromCollection: { equals: pages } }],
    },
  })
  const users = new Map<string, Set<string>>()
  for (const { toDoc, fromDoc } of docs) users.set(toDoc, (users.get(toDoc) ?? new Set()).add(fromDoc))
  return new Map([...users].map(([id, own]) => [id, own.size]))
}

/** A layout is a brand's: what it says, or else its label. */
export function brandOf({ brand, label }: { brand?: string; label: string }): string {
  return brand ?? label
}

function whereOf({ payload }: PayloadRequest, query: PagesQuery): Where {
  const { search, status, language, layout, brand, tag, site, kind, trash } = query
  const and: Where[] = [{ deletedAt: { exists: trash } }]
  // The trash has both.
  if (!trash) and.push({ kind: { [kind === 'section' ? 'equals' : 'not_equals']: SECTION_KIND } })
  const like = literally(search)
  if (search !== '') and.push({ or: [{ title: { like } }, { path: { like } }] })
  if (status !== '') and.push({ _status: { equals: status } })
  if (language !== '') and.push({ languageCode: { equals: language } })
  if (layout !== '') and.push({ layout: { equals: layout } })
  if (tag !== '') and.push({ 'tags.name': { equals: tag } })
  if (site !== '') and.push({ siteId: { equals: Number(site) } })
  if (brand !== '') {
    const own = readVoix(payload).layouts.filter((layout) => brandOf(layout) === brand)
    and.push({ layout: { in: own.map(({ name }) => name) } })
  }
  return { and }
}

function toItem({
  doc,
  live,
  uses,
  schedules,
}: {
  doc: Record<string, unknown>
  live: LivePaths
  uses: ReadonlyMap<string, number>
  schedules: ReadonlyMap<string, ListedSchedule[]>
}): PageListItem {
  const id = String(doc.id)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const isDraft = doc._status !== 'published'
  return {
    id,
    title: text(doc.title),
    kind: doc.kind === SECTION_KIND ? 'section' : 'page',
    path: text(doc.path),
    usedOn: uses.get(id) ?? 0,
    livePath: livePathOf(live.get(id)),
    layout: text(doc.layout),
    languageCode: text(doc.languageCode),
    siteId: Number(doc.siteId ?? 0),
    rev: Number(doc.rev ?? 0),
    tags: Array.isArray(doc.tags) ? doc.tags.map((tag: { name?: unknown }) => text(tag.name)) : [],
    scheduled: schedules.get(id) ?? [],
    status: isDraft ? (live.has(id) ? 'changed' : 'draft') : 'published',
    updatedAt: text(doc.updatedAt),
    deletedAt: text(doc.deletedAt) || null,
  }
}

/** A page that shows documents has no address of its own, and a shared section none at all. */
function livePathOf(path: string | undefined): string | null {
  return path === undefined || path === '' || isPattern(path) ? null : path
}
