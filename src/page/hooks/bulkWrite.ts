import {
  combineQueries,
  findOperation,
  updateByIDOperation,
  type CollectionAfterOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { busyMessage } from '../../collections/core/database/busy'
import { inSavepoint } from '../../collections/core/database/inSavepoint'
import { lockPages } from '../store/head'
import { askAboutEach } from './askSite'

type UpdateArgs = Parameters<typeof updateByIDOperation<'pages'>>[0]

/** Arguments of Payload's operations by `where`. */
interface BulkArgs extends Omit<UpdateArgs, 'id' | 'data'> {
  /** Set for an update. */
  data?: UpdateArgs['data']
  where?: Where
  limit?: number
  sort?: string | string[]
}

interface BulkResult {
  docs: unknown[]
  errors: { id: string; isPublic: boolean; message: string }[]
}

interface Page {
  id: string
  title?: string | null
  path?: string | null
}

/** Key under which `writeEachPage` finds the original arguments. */
const OWN = Symbol('voixBulkWrite')

interface Own {
  [OWN]?: { args: BulkArgs; where: Where }
}

interface Bulk<Args> {
  args: Args
  /** Result of the access rule. */
  allowed: true | Where
}

/**
 * Makes Payload's bulk update match nothing. It would apply the data to the published row, which may be older than the
 * newest version. `writeEachPage` updates each page by id instead.
 */
export function withoutPages<Args extends object>({ args, allowed }: Bulk<Args>): Args {
  const bulk = args as unknown as BulkArgs
  if (bulk.where === undefined) return args
  const own: Own = { [OWN]: { args: bulk, where: combineQueries(bulk.where, allowed) } }
  return { ...args, ...own, where: { id: { in: [] } } }
}

/** Locks the pages that a bulk delete matches, and restricts the delete to them. */
export async function withLockedPages<Args extends object>({
  args,
  allowed,
  req,
}: Bulk<Args> & { req: PayloadRequest }): Promise<Args> {
  const bulk = args as unknown as BulkArgs
  if (bulk.where === undefined) return args
  const pages = await matchingPages({ args: bulk, where: combineQueries(bulk.where, allowed), req })
  const ids = pages.map(({ id }) => id)
  await lockPages({ req, ids })
  return { ...args, where: combineQueries(bulk.where, { id: { in: ids } }) }
}

/**
 * Updates the pages of a bulk write one by one and returns Payload's bulk result. A refused page is listed in `errors`,
 * and the others are written.
 */
export const writeEachPage: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const own = operation === 'update' ? (args as Own)[OWN] : undefined
  if (!own) return result
  const answer: BulkResult = { docs: [], errors: [] }
  // Each page is locked in the order of ids, so that two bulk writes cannot deadlock.
  const pages = (await matchingPages({ ...own, req })).sort((a, b) => (a.id < b.id ? -1 : 1))
  await askAboutEach({ req, ids: pages.map(({ id }) => id), data: { ...own.args.data } })
  for (const page of pages) {
    try {
      answer.docs.push(
        await inSavepoint(req, (pageReq) =>
          updateByIDOperation({ ...(own.args as UpdateArgs), id: page.id, req: pageReq }),
        ),
      )
    } catch (error) {
      const problem = described({ error, page })
      req.payload.logger.error({ err: error, msg: `A page of a bulk write was not written: ${problem.message}` })
      answer.errors.push({ id: page.id, ...problem })
    }
  }
  return answer as typeof result
}

async function matchingPages({
  args,
  where,
  req,
}: {
  args: BulkArgs
  where: Where
  req: PayloadRequest
}): Promise<Page[]> {
  const { collection, data, draft, limit = 0, overrideAccess = false, sort, trash = false } = args
  const isTrashing = data?.deletedAt !== undefined && data.deletedAt !== null
  const { docs } = await findOperation({
    collection,
    depth: 0,
    draft: draft === true || isTrashing,
    limit,
    overrideAccess,
    pagination: false,
    req,
    select: { title: true, path: true },
    trash,
    where,
    ...(sort === undefined ? {} : { sort }),
  })
  return docs as Page[]
}

function described({ error, page }: { error: unknown; page: Page }): { isPublic: boolean; message: string } {
  const busy = busyMessage(error)
  const { isPublic = busy !== null, message } = error as Error & { isPublic?: boolean }
  return { isPublic, message: `"${page.title ?? ''}" (${page.path ?? page.id}): ${busy ?? message}` }
}
