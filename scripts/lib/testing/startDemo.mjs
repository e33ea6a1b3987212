import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDatabase, withClient } from '../database.mjs'
import { findFreePort } from '../ports.mjs'
import { startServer } from './startServer.mjs'

/**
 * Serves the demo on a new database of a PostgreSQL server for the HTTP and browser tests. Both use that server if
 * their environment includes `env`, otherwise they start their own.
 * @param {{ databaseUrl: string, port?: number }} args `databaseUrl`: a database of a server on which others can be
 * created.
 */
export async function startDemo({ databaseUrl, port }) {
  const name = `voix_demo_${randomBytes(6).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const dataDir = await mkdtemp(path.join(tmpdir(), 'voix-demo-'))
  const account = {
    VOIX_ADMIN_EMAIL: process.env.VOIX_ADMIN_EMAIL ?? 'admin@example.com',
    VOIX_ADMIN_PASSWORD: process.env.VOIX_ADMIN_PASSWORD ?? 'Secret-123-secret',
  }
  /** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
  let server
  const stop = async () => {
    await server?.stop()
    await withClient(databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ensureDatabase({ url: databaseUrl, name })
    // Without a provider, slices that link to it are hidden.
    const identity = {
      VOIX_IDENTITY_URL: 'https://identity.example/verify',
      VOIX_IDENTITY_SECRET: 'a secret for tests only',
    }
    const env = { ...account, ...identity }
    const own = { dataDir, port: port ?? (await findFreePort()), databaseUrl: url.href, env }
    server = await startServer(own)
    return { env: { ...account, VOIX_E2E_URL: server.url, VOIX_E2E_DATABASE_URL: url.href }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
