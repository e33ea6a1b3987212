import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrations } from '../../src/migrations'
import { createDatabase, openTestPostgres } from './postgres'

/** Starts PostgreSQL before the integration tests, with a migrated template database that each file copies. */
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

/**
 * Migrates without Payload, whose start takes longer than the migrations. The template must have no open connections.
 */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const { up } of migrations) await up({ db: drizzle(client) } as never)
  } finally {
    await client.end()
  }
}
