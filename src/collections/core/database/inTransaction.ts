import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

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
