import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { APIError, getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * Runs work in a savepoint of the request's transaction, which is rolled back if the work fails. Payload sees the
 * savepoint as a transaction with an id of its own, so that a failing operation ends only the savepoint. The data
 * loader is separate too, because Payload's loader would set this id on the outer request.
 */
export async function inSavepoint<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { sessions } = req.payload.db as unknown as PostgresAdapter
  const outer = sessions[String(await req.transactionID)]
  if (!outer) throw new APIError('A savepoint needs a transaction.', 500)
  const id = randomUUID()
  const own = isolateObjectProperty(req, ['transactionID', 'payloadDataLoader'])
  own.transactionID = id
  own.payloadDataLoader = getDataLoader(own)
  return (outer.db as PostgresAdapter['drizzle']).transaction(async (db) => {
    sessions[id] = { db: db as unknown as typeof outer.db, reject: endedBelow, resolve: endedBelow }
    try {
      const result = await work(own)
      // Writes after that would be outside of the savepoint.
      if (!sessions[id]) throw new APIError('An operation inside the savepoint has ended it.', 500)
      return result
    } finally {
      delete sessions[id]
    }
  })
}

/** Payload must not end the savepoint: it ends when the work is done. */
async function endedBelow(): Promise<void> {}
