import { createDatabase as create } from '../../helpers/postgres'

/** Creates a database for one test file on the suite's server, empty or with the demo's schema. */
export async function createDatabase({ isMigrated = false } = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const { VOIX_TEST_DATABASE_URL: base, VOIX_TEST_MIGRATED: template } = process.env
  if (!base || !template) throw new Error('No PostgreSQL to test on: run the suite by `npx vitest run --project int`.')
  return create({ base, ...(isMigrated && { template }) })
}
