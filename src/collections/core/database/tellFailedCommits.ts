import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Drizzle = PostgresAdapter['drizzle']

/**
 * Payload's adapter keeps to itself that PostgreSQL has refused a commit, or went away during one: a write that is not there would be
 * acknowledged. With this whoever commits is told.
 */
export function tellFailedCommits({ db }: Payload): void {
  const adapter = db as unknown as PostgresAdapter
  const { beginTransaction, commitTransaction } = adapter
  const failures = new WeakMap<object, unknown>()
  const watched = new WeakSet<object>()

  /** Drizzle's transactions end with what the commit has said. After a connection was made anew they are another object's. */
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
    // Payload waits for a connection that is being made; one that is not there yet is watched next time.
    if (adapter.drizzle) watch(adapter.drizzle)
    return beginTransaction.call(adapter, options)
  }
  adapter.commitTransaction = async (id) => {
    const { db: own } = adapter.sessions[String(await id)] ?? {}
    await commitTransaction.call(adapter, id)
    if (own && failures.has(own)) throw failures.get(own)
  }
}
