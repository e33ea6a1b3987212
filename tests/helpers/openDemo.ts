import { startDemo } from '../../scripts/lib/testing/startDemo.mjs'
import { openTestPostgres } from './postgres'
import { openSessions } from '../e2e/helpers/sessions'

/**
 * Runs before the HTTP and browser tests: serves the demo, unless `VOIX_E2E_URL` names a running server, and signs in
 * an administrator for each worker. `VOIX_ADMIN_EMAIL` and `VOIX_ADMIN_PASSWORD` are an administrator's of that server.
 */
export async function openDemo({ port, workers }: { port?: number; workers: number }): Promise<() => Promise<void>> {
  const own = process.env.VOIX_E2E_URL ? undefined : await serve(port)
  try {
    await openSessions({ baseURL: process.env.VOIX_E2E_URL ?? '', workers })
  } catch (error) {
    await own?.stop()
    throw error
  }
  return async () => own?.stop()
}

async function serve(port: number | undefined) {
  const postgres = await openTestPostgres()
  try {
    const demo = await startDemo({ databaseUrl: postgres.url, port })
    Object.assign(process.env, demo.env)
    return { stop: () => demo.stop().finally(postgres.stop) }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
