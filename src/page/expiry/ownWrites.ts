import { cacheHooks } from '../../tree/processState.mjs'

/**
 * Tells the page cache of this process that a transaction expires something: it asks the database before each answer until
 * the transaction has ended, so that nobody who published is shown the old page because a notification was slow.
 */
export function nameOwnWrite(transaction: string): void {
  cacheHooks().ownWrites?.add(transaction)
}
