import { cacheHooks } from '../../tree/processState.mjs'

/**
 * Makes the page cache of this process check the database before each response until the transaction has ended, so that
 * the user who publishes does not get the old page while the notification is on its way.
 */
export function nameOwnWrite(transaction: string): void {
  cacheHooks().ownWrites?.add(transaction)
}
