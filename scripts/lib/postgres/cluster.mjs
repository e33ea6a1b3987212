import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ended } from '../../../src/front/ended.mjs'
import { sleep } from '../log.mjs'
import { isAlive } from '../process.mjs'
import { run } from '../run.mjs'
import { makePassword, writePrivate } from '../settings.mjs'
import { binaryName } from './platform.mjs'
import { readPostmaster, removeStalePidFile } from './postmaster.mjs'

const START_TIMEOUT_MS = 60_000

/** Creates the cluster unless it exists. Renamed into place when complete, so that an interruption does no harm. */
export async function ensureCluster({ home, bin, account, isThrowaway = false }) {
  const cluster = path.join(home, 'cluster')
  if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return cluster
  const draft = `${cluster}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  const passwordFile = path.join(home, 'password')
  writePrivate(passwordFile, `${makePassword()}\n`)
  if (account) fs.chownSync(passwordFile, account.uid, account.gid)
  const args = ['-D', draft, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8']
  args.push('--locale=C', '--locale-provider=icu', '--icu-locale=und', ...(isThrowaway ? ['--no-sync'] : []))
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  await run(path.join(bin, binaryName('initdb')), args, { ...account, cwd: home, env, name: 'initdb' })
  fs.renameSync(draft, cluster)
  return cluster
}

export function readPassword(home) {
  return fs.readFileSync(path.join(home, 'password'), 'utf8').trim()
}

/**
 * Starts a server on the cluster and returns its process id when it accepts connections. Throws with the end of its log
 * on failure.
 */
export async function startServer({ home, bin, account, port, flags = [] }) {
  const cluster = path.join(home, 'cluster')
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    removeStalePidFile(cluster)
    const { pid, log } = await tryStart({ home, cluster, bin, account, port, flags })
    if (pid) return pid
    // The children of a killed server take a moment to end.
    const isHealing = /pre-existing shared memory block|lock file .* already exists/.test(log)
    if (!isHealing || Date.now() > end) throw new PostgresError({ home, log })
    await sleep(300)
  }
}

async function tryStart({ home, cluster, bin, account, port, flags }) {
  const logFile = path.join(home, 'postgres.log')
  if (fs.existsSync(logFile)) fs.renameSync(logFile, `${logFile}.1`)
  const log = fs.openSync(logFile, 'a', 0o600)
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port, ...Object.fromEntries(flags) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A log file instead of pipes, and a session of its own, since it outlives this process for a moment.
  const options = {
    ...account,
    cwd: home,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  }
  const child = spawn(path.join(bin, binaryName('postgres')), ['-D', cluster, ...args], options)
  fs.closeSync(log)
  child.unref()
  let isOver = false
  void ended(child).then(() => (isOver = true))
  const end = Date.now() + START_TIMEOUT_MS
  while (!isOver && Date.now() < end) {
    const server = readPostmaster(cluster)
    if (server?.isReady && server.pid === child.pid) return { pid: child.pid, log: '' }
    await sleep(30)
  }
  if (child.pid && isAlive(child.pid)) child.kill('SIGQUIT')
  return { pid: null, log: fs.readFileSync(logFile, 'utf8') }
}

export class PostgresError extends Error {
  constructor({ home, log }) {
    super(
      `PostgreSQL did not start (log: ${path.join(home, 'postgres.log')}):\n${log.trimEnd().split('\n').slice(-20).join('\n')}`,
    )
    this.name = 'PostgresError'
    this.isPortTaken = /could not bind|Address already in use|could not create any TCP/.test(log)
  }
}
