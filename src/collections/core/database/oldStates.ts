import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { execute } from './execute'
import { tableOf } from './tables'

/** The action of an operation that keeps an earlier state of a document. */
export const STATE = 'state'

/** Number of days that a replaced state of a document without versions is kept. */
const KEPT_DAYS = 7

/** Returns the time before which replaced states are no longer kept, as an ISO 8601 text. */
export const oldestState = () => new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()

/** Deletes the expired states of all documents. */
export async function dropOldStates(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const table = tableOf(req, slugsOf(req).operations)
  await execute({ req, statement: sql`delete from ${table} where action = ${STATE} and created_at < ${oldestState()}` })
}
