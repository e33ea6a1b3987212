import { APIError, createLocalReq, type PayloadRequest } from 'payload'
import { busyMessage } from '../../collections/core/database/busy'
import { inTransaction } from '../../collections/core/database/inTransaction'
import type { Bulk, BulkReport } from '../../contract/lifecycle'
import { getVoix, slugsOf } from '../../options/getVoix'
import { isPattern, SECTION_KIND } from '../../tree'
import { movedPaths } from './movedPaths'

/** The reason for a page that is not found. */
export const MISSING = 'Not found, or you do not have access.'

/** The actions that change pages. */
export type BulkChange = Exclude<Bulk, { action: 'copy' }>

export interface Stored {
  id: number | string
  title?: string | null
  path?: string | null
  kind?: string | null
  siteId?: number | null
  _status?: string | null
  deletedAt?: string | null
  tags?: { id?: string | null; name: string; point: number }[] | null
}

/** Writes each page in its own transaction, so that a refused page does not block the others. */
export async function changeEach({ req, body }: { req: PayloadRequest; body: BulkChange }): Promise<BulkReport> {
  const found = await readAll(req, body)
  const report: BulkReport = { done: [], refused: [] }
  const paths = body.action === 'move' ? pathsOf([...found.values()], body.below) : null
  for (const { id, rev } of body.pages) {
    const page = found.get(String(id))
    const named = { id: String(id), title: page?.title || 'Untitled' }
    try {
      if (!page) throw new APIError(MISSING, 404, null, true)
      const own = await createLocalReq({ user: req.user ?? undefined }, req.payload)
      await inTransaction(own, () => change({ req: own, page, rev, body, paths }))
      report.done.push(named)
    } catch (error) {
      report.refused.push({ ...named, reason: reasonOf({ req, error, title: named.title }) })
    }
  }
  return report
}

function pathsOf(pages: readonly Stored[], below: string): ReadonlyMap<string, string> {
  const moved = movedPaths(
    pages.map(({ path }) => path ?? ''),
    below,
  )
  return new Map(pages.map(({ id, path }) => [String(id), moved.get(path ?? '') ?? '']))
}

export async function readAll(
  req: PayloadRequest,
  { action, pages: wanted }: Pick<BulkChange, 'action' | 'pages'>,
): Promise<ReadonlyMap<string, Stored>> {
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { id: { in: wanted.map(({ id }) => id) } },
    draft: true,
    trash: action === 'restore',
    depth: 0,
    pagination: false,
    select: { title: true, path: true, kind: true, siteId: true, _status: true, deletedAt: true, tags: true },
    overrideAccess: false,
    req,
  })
  return new Map((docs as unknown as Stored[]).map((page) => [String(page.id), page]))
}

interface Change {
  req: PayloadRequest
  page: Stored
  rev: number
  body: BulkChange
  /** The new paths of a move, by id. */
  paths: ReadonlyMap<string, string> | null
}

/** Applies the action to a page and returns the written page. */
export async function change({ req, page, rev, body, paths }: Change): Promise<{ rev?: number | null }> {
  const collection = slugsOf(req).pages
  const write = (data: Record<string, unknown>) =>
    req.payload.update({
      collection,
      id: page.id,
      data: { ...data, rev },
      depth: 0,
      trash: body.action === 'restore',
      overrideAccess: false,
      req,
    })
  switch (body.action) {
    case 'publish':
      return write({ _status: 'published' })
    case 'unpublish':
      if (!(await livePathOf(req, page))) throw refusal('It is not published.')
      return write({ _status: 'draft' })
    case 'trash':
      return write({ deletedAt: new Date().toISOString() })
    case 'restore':
      if (!page.deletedAt) throw refusal('It is not in the trash.')
      return write({ deletedAt: null, _status: 'draft' })
    case 'tag':
      return write({ tags: tagged(page.tags ?? [], body) })
    case 'move': {
      const path = paths?.get(String(page.id))
      if (page.kind === SECTION_KIND || !path) throw refusal('A shared section has no address.')
      refuseBelowItself(page, body, path)
      const before = await livePathOf(req, page)
      const siteId = body.siteId ?? page.siteId ?? 0
      if (path === page.path && siteId === (page.siteId ?? 0)) return { rev }
      const doc = await write({ path, siteId })
      if (body.redirect && before !== null && page._status === 'published' && !isPattern(before))
        await redirect(req, { from: before, page, to: { siteId, path } })
      return doc
    }
  }
}

/** Refuses to move a page below itself. */
function refuseBelowItself({ path, siteId }: Stored, to: { siteId?: number | undefined }, moved: string): void {
  const isThere = to.siteId === undefined || to.siteId === (siteId ?? 0)
  if (isThere && path && path !== '/' && moved.startsWith(`${path}/`)) throw refusal('It cannot be moved below itself.')
}

/** Returns the path of a published page, or `null` if it is not published. */
export async function livePathOf(req: PayloadRequest, { id }: Pick<Stored, 'id'>): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    select: { path: true },
    overrideAccess: false,
    req,
  })
  return docs[0] ? (docs[0].path ?? '') : null
}

interface Moved {
  from: string
  page: Stored
  to: { siteId: number; path: string }
}

async function redirect(req: PayloadRequest, { from, page, to }: Moved): Promise<void> {
  const { sites } = getVoix(req.payload.config)
  const originOf = (site: number) => sites.find(({ id }) => id === site)?.origin
  const former = page.siteId ?? 0
  const origin = originOf(former)
  // With several sites, a redirect applies to one host, because each site can have the same path.
  const host = sites.length > 1 && origin ? new URL(origin).hostname : null
  await req.payload.create({
    collection: slugsOf(req).redirects,
    data: { from, host, to: targetOf(), type: '301', enabled: true },
    depth: 0,
    overrideAccess: false,
    req,
  })

  /** Redirects to the page, or to the full address if the page has moved to another site. */
  function targetOf() {
    if (to.siteId === former) return { type: 'page' as const, page: page.id as string }
    const there = originOf(to.siteId)
    if (!there)
      throw refusal(
        'The other site has no address of its own, so visitors cannot be redirected to it. Move without a redirect.',
      )
    return { type: 'url' as const, url: `${there.replace(/\/$/, '')}${to.path}` }
  }
}

function tagged(tags: NonNullable<Stored['tags']>, { add, remove }: { add: string[]; remove: string[] }) {
  const kept = tags.filter(({ name }) => !remove.includes(name))
  const names = new Set(kept.map(({ name }) => name))
  return [...kept, ...[...new Set(add)].filter((name) => !names.has(name)).map((name) => ({ name, point: 1 }))]
}

export const refusal = (message: string) => new APIError(message, 409, null, true)

const UNKNOWN = 'Something went wrong on the server.'

/** Returns the reason why a page was refused. Errors without a public message are logged. */
export function reasonOf({ req, error, title }: { req: PayloadRequest; error: unknown; title: string }): string {
  const busy = busyMessage(error)
  if (busy !== null) return busy
  if (error instanceof APIError && error.status < 500) return error.message
  req.payload.logger.error({ err: error, msg: `A page was not changed: ${title}` })
  return UNKNOWN
}
