import { sql } from '@payloadcms/db-postgres'
import {
  combineQueries,
  findOperation,
  isolateObjectProperty,
  updateByIDOperation,
  type CollectionAfterOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { execute } from '../../collections/core/database/execute'

type UpdateArgs = Parameters<typeof updateByIDOperation<'pages'>>[0]

/** What Payload hands a write of all pages that fit a condition. */
interface BulkArgs extends Omit<UpdateArgs, 'id'> {
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

/**
 * Payload applies a bulk write to what visitors see, which may be older than the newest version. So it gets no page to write;
 * `writeEachPage` writes each by its id, as every other write. `allowed` is what the access rule says.
 */
export function withoutPages<Args extends object>({ args, allowed }: { args: Args; allowed: true | Where }): Args {
  const bulk = args as unknown as BulkArgs
  if (bulk.where === undefined) return args
  const own: Own = { [OWN]: { args: bulk, where: combineQueries(bulk.where, allowed) } }
  return { ...args, ...own, where: { id: { in: [] } } }
}

/** Writes the pages of a bulk write and puts them into its answer. A page that is refused is named there, the others are written. */
export const writeEachPage: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const own = operation === 'update' ? (args as Own)[OWN] : undefined
  if (!own) return result
  const answer: BulkResult = { docs: [], errors: [] }
  for (const page of await matchingPages(own)) {
    try {
      answer.docs.push(
        await inSavepoint(req, (pageReq) => updateByIDOperation({ ...own.args, id: page.id, req: pageReq })),
      )
    } catch (error) {
      answer.errors.push({ id: page.id, ...described({ error, page }) })
    }
  }
  return answer as typeof result
}

async function matchingPages({ args, where }: { args: BulkArgs; where: Where }): Promise<Page[]> {
  const { collection, data, draft, limit = 0, overrideAccess = false, req, sort, trash = false } = args
  const isTrashing = data.deletedAt !== undefined && data.deletedAt !== null
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

/** One page's part of the transaction: what a refused page had written already is undone, and nothing else. */
async function inSavepoint<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const pageReq = isolateObjectProperty(req, 'transactionID')
  // Payload leaves a transaction that comes as a promise to whoever began it, also when an operation fails.
  pageReq.transactionID = Promise.resolve(await req.transactionID) as NonNullable<PayloadRequest['transactionID']>
  await execute({ req, statement: sql`savepoint bulk_page` })
  try {
    const result = await work(pageReq)
    await execute({ req, statement: sql`release savepoint bulk_page` })
    return result
  } catch (error) {
    await execute({ req, statement: sql`rollback to savepoint bulk_page` })
    throw error
  }
}

function described({ error, page }: { error: unknown; page: Page }): { isPublic: boolean; message: string } {
  const { isPublic = false, message } = error as Error & { isPublic?: boolean }
  return { isPublic, message: `"${page.title ?? ''}" (${page.path ?? page.id}): ${message}` }
}
