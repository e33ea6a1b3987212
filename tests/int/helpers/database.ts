import { createDatabase as create } from '../../helpers/postgres'

/** A fresh database of its own for one test file, on the server that the suite was started with. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const base = process.env.VOIX_TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (!base) throw new Error('No PostgreSQL to test on: run the suite by `npx vitest run --project int`.')
  return create({ base })
}
