import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import type { SaveAction, SaveAnswer, SaveBody } from '../../contract/saving'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import { type PageDiff, readDiff } from '../../tree'

/** Number of revisions of a page for which undo information is kept. */
const KEPT_REVISIONS = 200

interface PageRequest {
  req: PayloadRequest
  page: string
}

/** Returns a hash of a save and its user. A repeated request has the same hash. */
export function fingerprintOf({ req, body }: { req: PayloadRequest; body: SaveBody }): string {
  const { operationId: _operationId, user: _user, ...content } = body
  return createHash('sha256')
    .update(JSON.stringify([req.user ? String(req.user.id) : null, content]))
    .digest('hex')
}

interface Input extends PageRequest {
  operationId: string
  fingerprint: string
}

/**
 * Returns the stored response if this save is a repeated request. Throws a 409 for a different save with the same id.
 */
export async function findAnswer({ req, page, operationId, fingerprint }: Input): Promise<SaveAnswer | null> {
  const [row] = await execute<{ page: string; answer: SaveAnswer; fingerprint: string | null }>({
    req,
    statement: sql`select page, answer, fingerprint from ${tableOf(req, slugsOf(req).operations)} where operation_id = ${operationId}`,
  })
  if (!row) return null
  if (row.page !== page)
    throw new APIError('This operationId belongs to a save of another page. Make a new one.', 400, null, true)
  // Saves of an older build have no fingerprint.
  if (row.fingerprint !== null && row.fingerprint !== fingerprint)
    throw new APIError('This operationId belongs to another save. Nothing was saved: make a new one.', 409, null, true)
  return row.answer
}

/** Returns the changes of saves in place after a revision. Rows in the format of an older build are skipped. */
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

interface Operation extends Input {
  action: SaveAction
  answer: SaveAnswer
  /** The change of the overwritten version. `null` if a version was added. */
  prior: PageDiff | null
}

/** Stores the response of a save in its transaction, so that a repeated request gets the same response. */
export async function storeOperation({
  req,
  page,
  operationId,
  fingerprint,
  action,
  answer,
  prior,
}: Operation): Promise<void> {
  const user = req.user ? String(req.user.id) : null
  const operations = tableOf(req, slugsOf(req).operations)
  await execute({
    req,
    statement: sql`
      with dropped as (delete from ${operations} where page = ${page} and rev < ${answer.rev - KEPT_REVISIONS})
      insert into ${operations} (operation_id, page, "user", action, rev, fingerprint, answer, prior)
      values (${operationId}, ${page}, ${user}, ${action}, ${answer.rev}, ${fingerprint}, ${JSON.stringify(answer)}::jsonb,
        ${prior === null ? null : JSON.stringify(prior)}::jsonb)`,
  })
}

/** Deletes the stored saves of a deleted page. */
export const dropOperations: CollectionAfterDeleteHook = async ({ id, req }) => {
  await execute({
    req,
    statement: sql`
      delete from ${tableOf(req, slugsOf(req).operations)} where page = ${String(id)} or page like ${`${id}@%`}`,
  })
}
