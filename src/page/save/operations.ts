import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { SaveAction } from '../../options/types'
import type { Prior } from '../../tree'
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

/** What saves overwrote after a revision, the nearest first. */
export async function findPriors({ req, page, after }: PageRequest & { after: number }): Promise<Map<number, Prior>> {
  const rows = await execute<{ rev: string; prior: Prior | null }>({
    req,
    statement: sql`select rev, prior from ${tableOf(req, slugsOf(req).operations)} where page = ${page} and rev > ${after} and prior is not null`,
  })
  return new Map(rows.flatMap(({ rev, prior }) => (prior ? [[Number(rev), prior] as const] : [])))
}

interface Operation extends PageRequest {
  operationId: string
  action: SaveAction
  answer: SaveAnswer
  prior: Prior | null
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
