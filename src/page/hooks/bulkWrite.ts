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

/** What Payload hands a write of all pages that fit a condition. */
interface BulkArgs extends Omit<UpdateArgs, 'id' | 'data'> {
  /** Of an update. */
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

/** The pages that are written by `writeEachPage`, and how. */
const OWN = Symbol('voixBulkWrite')

interface Own {
  [OWN]?: { args: BulkArgs; where: Where }
}

interface Bulk<Args> {
  args: Args
  /** What the access rule says. */
  allowed: true | Where
}

/**
 * Payload applies a bulk write to what visitors see, which may be older than the newest version. So it gets no page to write;
 * `writeEachPage` writes each by its id, as every other write.
 */
export function withoutPages<Args extends object>({ args, allowed }: Bulk<Args>): Args {
  const bulk = args as unknown as BulkArgs
  if (bulk.where === undefined) return args
  const own: Own = { [OWN]: { args: bulk, where: combineQueries(bulk.where, allowed) } }
  return { ...args, ...own, where: { id: { in: [] } } }
}

/** Payload deletes pages itself: those that fit now, which are locked before it reads them. */
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

/** Writes the pages of a bulk write and puts them into its answer. A page that is refused is named there, the others are written. */
export const writeEachPage: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const own = operation === 'update' ? (args as Own)[OWN] : undefined
  if (!own) return result
  const answer: BulkResult = { docs: [], errors: [] }
  // Each is locked when its turn comes, so that two bulk writes take them in one order: they cannot wait for each other.
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
