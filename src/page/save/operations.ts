import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import type { SaveAction } from '../../options/types'
import { type PageDiff, readDiff } from '../../tree'
import type { SaveAnswer } from './types'

/** Undo information is kept for this many revisions of a page. */
const KEPT_REVISIONS = 200

interface PageRequest {
  req: PayloadRequest
  page: string
}

/** The answer that this save got before, when it is a repetition. */
export async function findAnswer({
  req,
  page,
  operationId,
}: PageRequest & { operationId: string }): Promise<SaveAnswer | null> {
  const [row] = await execute<{ page: string; answer: SaveAnswer }>({
    req,
    statement: sql`select page, answer from ${tableOf(req, slugsOf(req).operations)} where operation_id = ${operationId}`,
  })
  if (!row) return null
  if (row.page !== page)
    throw new APIError('This operationId belongs to a save of another page. Make a new one.', 400, null, true)
  return row.answer
}

/** What saves in place did after a revision. Rows that an older build wrote in another form count as none. */
export async function findPriors({
  req,
  page,
  after,
}: PageRequest & { after: number }): Promise<Map<number, PageDiff>> {
  const rows = await execute<{ rev: string; prior: unknown }>({
    req,
    statement: sql`select rev, prior from ${tableOf(req, slugsOf(req).operations)} where page = ${page} and rev > ${after} and prior is not null`,
  })
  return new Map(
    rows.flatMap(({ rev, prior }) => {
      const read = readDiff(prior, (row) => storedRows(req, [row])[0] ?? row)
      return read ? [[Number(rev), read] as const] : []
    }),
  )
}

interface Operation extends PageRequest {
  operationId: string
  action: SaveAction
  answer: SaveAnswer
  /** What it did to the version that it overwrote; `null`: it overwrote none. */
  prior: PageDiff | null
}

/** Remembers a save in its own transaction: it is repeated with the same answer or was never made. */
export async function storeOperation({ req, page, operationId, action, answer, prior }: Operation): Promise<void> {
  const user = req.user ? String(req.user.id) : null
  await execute({
    req,
    statement: sql`
      insert into ${tableOf(req, slugsOf(req).operations)} (operation_id, page, "user", action, rev, answer, prior)
      values (${operationId}, ${page}, ${user}, ${action}, ${answer.rev}, ${JSON.stringify(answer)}::jsonb,
        ${prior === null ? null : JSON.stringify(prior)}::jsonb)`,
  })
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, slugsOf(req).operations)} where page = ${page} and rev < ${answer.rev - KEPT_REVISIONS}`,
  })
}

/** What saves overwrote goes with the page. */
export const dropOperations: CollectionAfterDeleteHook = async ({ id, req }) => {
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, slugsOf(req).operations)} where page = ${String(id)}`,
  })
}
