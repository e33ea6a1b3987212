import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { APIError, getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * Does the work inside a savepoint of the request's transaction: what failed work had written is undone, and nothing else. To Payload
 * the savepoint is a transaction with an id of its own, so that an operation that fails ends the savepoint and never the request's
 * transaction. The work's request has a data loader of its own, because Payload's loader sets the transaction of the request that it
 * was made for to that of whoever loads.
 */
export async function inSavepoint<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { sessions } = req.payload.db as unknown as PostgresAdapter
  const outer = sessions[String(await req.transactionID)]
  if (!outer) throw new APIError('A savepoint is made inside a transaction only.', 500)
  const id = randomUUID()
  const own = isolateObjectProperty(req, ['transactionID', 'payloadDataLoader'])
  own.transactionID = id
  own.payloadDataLoader = getDataLoader(own)
  return (outer.db as PostgresAdapter['drizzle']).transaction(async (db) => {
    sessions[id] = { db: db as unknown as typeof outer.db, reject: endedBelow, resolve: endedBelow }
    try {
      const result = await work(own)
      // Whatever was written after that is not in the savepoint any more.
      if (!sessions[id]) throw new APIError('An operation inside the savepoint has ended it.', 500)
      return result
    } finally {
      delete sessions[id]
    }
  })
}

/** The savepoint ends where it began, when the work is over. */
async function endedBelow(): Promise<void> {}
