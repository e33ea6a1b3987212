import { commitTransaction, getDataLoader, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isDeadlock } from './busy'

/** Does the work in the request's transaction, in one of its own where there is none: all of it happens or nothing. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * As `inTransaction`, for work that may be done from its beginning again: it is, once, when PostgreSQL has ended it because it and another
 * transaction waited for each other.
 */
export async function inRepeatableTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isInside = Boolean(await req.transactionID)
  try {
    return await inTransaction(req, work)
  } catch (error) {
    if (isInside || !isDeadlock(error)) throw error
    // The other one may have changed what was read.
    req.payloadDataLoader = getDataLoader(req)
    return inTransaction(req, work)
  }
}
