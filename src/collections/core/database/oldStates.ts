import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { execute } from './execute'
import { tableOf } from './tables'

/** The action of an operation that keeps an earlier state of a document. */
export const STATE = 'state'

/** How long a state of a document without versions is kept after it was replaced, in days. */
const KEPT_DAYS = 7

/** States that were replaced before are no longer kept. An ISO 8601 text. */
export const oldestState = () => new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()

/** Removes the states of all documents that are too old to be merged with. */
export async function dropOldStates(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const table = tableOf(req, slugsOf(req).operations)
  await execute({ req, statement: sql`delete from ${table} where action = ${STATE} and created_at < ${oldestState()}` })
}
