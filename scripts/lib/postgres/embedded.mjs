import path from 'node:path'
import { withLock } from '../lock.mjs'
import { findFreePort, isPortFree } from '../ports.mjs'
import { postgresAccount } from './account.mjs'
import { ensureCluster, PostgresError, readPassword, startServer } from './cluster.mjs'
import { findBinaries, findHome } from './home.mjs'
import { readPostmaster, stopPostmaster } from './postmaster.mjs'
import { serverUsers } from './users.mjs'

const HOST = '127.0.0.1'

/**
 * Opens the embedded PostgreSQL of a data folder: `{ urlOf(database), restart(), isRunning(), stop() }`. Starts it, or
 * joins a running one (of another `npm start` on this data folder, or left behind by a killed one).
 * `port` is the previous port; another is chosen if it is taken. `flags` are pairs of PostgreSQL settings.
 * @param {{ root: string, dataDir: string, port?: number | null, flags?: [string, string][], isThrowaway?: boolean }}
 * options
 */
export async function openPostgres({ root, dataDir, port = null, flags = [], isThrowaway = false }) {
  const account = postgresAccount()
  const bin = findBinaries({ root, account })
  const home = await findHome({ dataDir, account })
  const cluster = path.join(home, 'cluster')
  const users = serverUsers(home)
  const locked = (work) => withLock({ file: path.join(home, 'lock') }, work)
  const start = (wanted) => startServer({ home, bin, account, port: wanted, flags })
  const current = await locked(async () => {
    await ensureCluster({ home, bin, account, isThrowaway })
    users.join()
    return readPostmaster(cluster) ?? startOnFreePort({ start, port })
  })
  const password = readPassword(home)
  return {
    port: current.port,
    urlOf: (database) => `postgres://postgres:${password}@${HOST}:${current.port}/${database}`,
    isRunning: () => readPostmaster(cluster) !== null,
    /** Restarts a server that has ended, on the same port, which other processes know. */
    restart: () => locked(async () => readPostmaster(cluster) ?? start(current.port)),
    /** Leaves the server, and stops it unless other processes use it. */
    stop: () =>
      locked(async () => {
        users.leave()
        const server = readPostmaster(cluster)
        if (server && !users.hasOthers()) await stopPostmaster(server.pid)
      }),
  }
}

async function startOnFreePort({ start, port }) {
  const wanted = port !== null && (await isPortFree({ port, host: HOST })) ? port : await findFreePort({ host: HOST })
  try {
    await start(wanted)
    return { port: wanted }
  } catch (error) {
    if (!(error instanceof PostgresError && error.isPortTaken)) throw error
    return startOnFreePort({ start, port: null })
  }
}
