import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Drizzle = PostgresAdapter['drizzle']

/**
 * Makes a failed commit throw. Payload's adapter ignores that PostgreSQL has rejected a commit or was lost during it,
 * so that a lost write would be acknowledged.
 */
export function tellFailedCommits({ db }: Payload): void {
  const adapter = db as unknown as PostgresAdapter
  const { beginTransaction, commitTransaction } = adapter
  const failures = new WeakMap<object, unknown>()
  const watched = new WeakSet<object>()

  /** Records the error of each transaction of a Drizzle instance. A reconnect creates a new instance. */
  function watch(drizzle: Drizzle): void {
    if (watched.has(drizzle)) return
    watched.add(drizzle)
    const transaction = drizzle.transaction.bind(drizzle)
    drizzle.transaction = (work, options) => {
      let own: object | undefined
      const done = transaction((begun) => work((own = begun) as never), options)
      done.catch((error: unknown) => own && failures.set(own, error))
      return done
    }
  }

  adapter.beginTransaction = (options) => {
    // Payload waits for a pending connection. An instance that does not exist yet is watched by the next transaction.
    if (adapter.drizzle) watch(adapter.drizzle)
    return beginTransaction.call(adapter, options)
  }
  adapter.commitTransaction = async (id) => {
    const { db: own } = adapter.sessions[String(await id)] ?? {}
    await commitTransaction.call(adapter, id)
    if (own && failures.has(own)) throw failures.get(own)
  }
}
