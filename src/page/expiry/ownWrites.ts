/** Held by the cache of the same process (serve/cache/shared.mjs), where there is one; scripts have none. */
const OWN_WRITES = Symbol.for('voix.cache.ownWrites')

/**
 * Tells the page cache of this process that a transaction expires something: it asks the database before each answer until
 * the transaction has ended, so that nobody who published is shown the old page because a notification was slow.
 */
export function nameOwnWrite(transaction: string): void {
  const scope = globalThis as { [OWN_WRITES]?: Set<string> }
  scope[OWN_WRITES]?.add(transaction)
}
