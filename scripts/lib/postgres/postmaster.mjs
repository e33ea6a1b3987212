import fs from 'node:fs'
import path from 'node:path'
import { waitFor } from '../log.mjs'
import { commandLine, isAlive } from '../process.mjs'

/**
 * Returns the server that runs on the cluster, `{ pid, port, isReady }`, or `null`. Ignores a `postmaster.pid` of a
 * killed server, even if another program has its process id.
 */
export function readPostmaster(cluster) {
  const lines = readLines(path.join(cluster, 'postmaster.pid'))
  const pid = Number(lines?.[0])
  if (!pid || !isAlive(pid) || !isPostgres({ pid, cluster })) return null
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the file of a killed server, so that the next one can start. Call only if `readPostmaster` returns `null`.
 */
export function removeStalePidFile(cluster) {
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Stops the server with this process id. Open transactions are rolled back; after 20 s it is forced. */
export async function stopPostmaster(pid) {
  signal(pid, 'SIGINT')
  if (await waitFor(() => !isAlive(pid), { timeoutMs: 20_000, everyMs: 50 })) return
  signal(pid, 'SIGQUIT')
  await waitFor(() => !isAlive(pid), { timeoutMs: 10_000, everyMs: 50 })
}

/** Stops a server without users. */
export async function stopOrphan(cluster) {
  const server = readPostmaster(cluster)
  if (server) await stopPostmaster(server.pid)
}

function isPostgres({ pid, cluster }) {
  const command = commandLine(pid)
  // Without readable command lines (Windows), the process id has to suffice.
  return command === '' || (command.includes('postgres') && command.includes(cluster))
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function readLines(file) {
  try {
    return fs.readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
}
