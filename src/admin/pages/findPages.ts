import type { PayloadRequest, Where } from 'payload'
import type { PageSchedule } from '../../contract/lifecycle'
import { isPattern, SECTION_KIND } from '../../tree'
import { readVoix } from '../server/readVoix'
import { literally } from '../../slices/literally'
import { narrowed } from './narrowed'
import type { PagesQuery } from './pagesQuery'

/** `changed` means that the newest version is a draft while an older one is published. */
export type PageStatus = 'draft' | 'changed' | 'published'

export interface PageListItem {
  id: string
  title: string
  kind: PagesQuery['kind']
  path: string
  /** For a shared section, the number of pages that place it directly. */
  usedOn: number
  /** The published path, which may differ from the newest draft's; `null` if visitors cannot reach the page. */
  livePath: string | null
  layout: string
  languageCode: string
  siteId: number
  /** The revision of the newest version, to which actions of the list apply. */
  rev: number
  tags: readonly string[]
  /** Scheduled actions, the next one first. */
  scheduled: readonly ListedSchedule[]
  status: PageStatus
  updatedAt: string
  /** `null` unless the page is in the trash. */
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
/** Sorted by path, so that a page and its children are on one screen. */
const TREE_LIMIT = 200

/** A scheduled action of a page, or one that was refused at its time. */
export type ListedSchedule = Omit<PageSchedule, 'by'>

interface Input {
  req: PayloadRequest
  query: PagesQuery
  /** Further conditions. */
  where?: Where
  /** The page size. Default: 25, in the tree 200. */
  limit?: number
}

/** Returns one page of the list, as the user may read it. Elements are not loaded. */
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

/** Returns the scheduled actions of each page. */
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

/**
 * Returns the number of documents that use each page, from the index of references: published versions or newest
 * drafts.
 */
async function countUses({ req, ids }: { req: PayloadRequest; ids: string[] }): Promise<ReadonlyMap<string, number>> {
  const { pages, references } = readVoix(req.payload).collections
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: references,
    depth: 0,
    // system: no user may read the index; the list shows only the counts to staff.
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

/** Returns the brand of a layout, otherwise its label. */
export function brandOf({ brand, label }: { brand?: string; label: string }): string {
  return brand ?? label
}

function whereOf({ payload }: PayloadRequest, query: PagesQuery): Where {
  const { search, status, language, layout, brand, tag, site, kind, trash } = query
  const and: Where[] = [{ deletedAt: { exists: trash } }]
  // The trash lists pages and sections together.
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

/** Returns `null` for pages without an address of their own: patterns and shared sections. */
function livePathOf(path: string | undefined): string | null {
  return path === undefined || path === '' || isPattern(path) ? null : path
}
