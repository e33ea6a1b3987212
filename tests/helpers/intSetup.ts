import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrations } from '../../src/migrations'
import { createDatabase, openTestPostgres } from './postgres'

/** Before the integration tests: a PostgreSQL with the demo's schema in a database of which each file gets a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres()
  const migrated = await createDatabase({ base: postgres.url })
  await migrate(migrated.url)
  process.env.VOIX_TEST_DATABASE_URL = postgres.url
  process.env.VOIX_TEST_MIGRATED = migrated.name
  return async () => {
    await migrated.drop()
    await postgres.stop()
  }
}

/** Without Payload, which takes longer to start than the migrations take. Nobody may stay connected to what is copied. */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const { up } of migrations) await up({ db: drizzle(client) } as never)
  } finally {
    await client.end()
  }
}
