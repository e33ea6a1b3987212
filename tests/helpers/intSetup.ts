import { openTestPostgres } from './postgres'

/** Before the integration tests: a PostgreSQL in which each file makes a database of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres()
  process.env.VOIX_TEST_DATABASE_URL = postgres.url
  return postgres.stop
}
