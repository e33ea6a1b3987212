import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

/** Runs SQL in the request's transaction, or on the pool without one. Returns the rows. */
export async function execute<Result extends Record<string, unknown>>({
  req,
  statement,
}: {
  req: PayloadRequest
  statement: Statement
}): Promise<Result[]> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = await req.transactionID
  const session = transaction === undefined || transaction === null ? undefined : adapter.sessions[transaction]
  const db = (session?.db ?? adapter.drizzle) as typeof adapter.drizzle
  const { rows } = await db.execute(statement)
  return rows as Result[]
}

/** Returns whether the request is in an open transaction of this process. */
export async function hasTransaction(req: PayloadRequest): Promise<boolean> {
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return false
  return Boolean((req.payload.db as unknown as PostgresAdapter).sessions[transaction])
}
