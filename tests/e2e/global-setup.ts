import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { createDatabase, openTestPostgres } from '../helpers/postgres'
import { startServer } from '../helpers/startServer'
import { openSessions } from './helpers/sessions'

/**
 * Starts what a newcomer starts, on a fresh database with the demo in it. With `VOIX_E2E_URL` the tests go to that
 * server instead; `VOIX_ADMIN_EMAIL` and `VOIX_ADMIN_PASSWORD` must be its administrator's then.
 */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  if (process.env.VOIX_E2E_URL) return () => Promise.resolve()
  const port = Number(new URL(config.projects[0]?.use.baseURL ?? '').port)
  const postgres = await openTestPostgres()
  const database = await createDatabase({ base: postgres.url })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'voix-e2e-'))
  process.env.VOIX_ADMIN_EMAIL ??= 'admin@example.com'
  process.env.VOIX_ADMIN_PASSWORD ??= 'Secret-123-secret'
  process.env.VOIX_E2E_DATABASE_URL = database.url
  let server: Awaited<ReturnType<typeof startServer>> | undefined
  const clear = async () => {
    await server?.stop()
    await database.drop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    server = await startServer({ dataDir, port, databaseUrl: database.url })
    await openSessions({ baseURL: `http://localhost:${port}`, workers: config.workers })
    return clear
  } catch (error) {
    await clear()
    throw error
  }
}
