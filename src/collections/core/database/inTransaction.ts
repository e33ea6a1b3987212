import { commitTransaction, getDataLoader, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isDeadlock } from './busy'

/** Runs work in the request's transaction, or in a new one without it. Rolls back and rethrows if the work fails. */
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

/** Like `inTransaction`, for work that can be repeated: it is run a second time after a deadlock. */
export async function inRepeatableTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isInside = Boolean(await req.transactionID)
  try {
    return await inTransaction(req, work)
  } catch (error) {
    if (isInside || !isDeadlock(error)) throw error
    // The other transaction may have changed what the loader has cached.
    req.payloadDataLoader = getDataLoader(req)
    return inTransaction(req, work)
  }
}
