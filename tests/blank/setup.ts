import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNext } from '../helpers/nextServer'
import { createDatabase, openTestPostgres } from '../helpers/postgres'
import { buildApp, installApp, migrateApp } from './application'

/**
 * Packs the product, installs it into a blank Payload and Next application in a separate folder that cannot access this
 * repository, follows the steps of `voix init`, builds and serves it. With `VOIX_BLANK_URL` the tests use such an
 * application that is already served on an empty database.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.VOIX_BLANK_URL) return () => Promise.resolve()
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'voix-blank-')))
  const postgres = await openTestPostgres()
  const database = await createDatabase({ base: postgres.url })
  const env = { ...process.env, DATABASE_URL: database.url, PAYLOAD_SECRET: 'a secret for tests only' }
  const clear = async () => {
    await database.drop()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
  try {
    const root = await installApp({ dir, env })
    await migrateApp({ root, env })
    await buildApp({ root, env })
    const server = await startNext({ root, databaseUrl: database.url, dataDir: path.join(dir, 'data') })
    process.env.VOIX_BLANK_URL = server.url
    return async () => {
      await server.stop()
      await clear()
    }
  } catch (error) {
    await clear()
    throw error
  }
}
