import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { endChild, ended } from './ended.mjs'
import { keepServing } from './keepServing.mjs'
import { lowerPriority } from './lowerPriority.mjs'

/**
 * Megabytes for short-lived objects. A page of a thousand elements creates more of them than Node's 16 MB hold: garbage
 * collection was 6 % of the server's time for such a page. With 64 MB it would save another 7 %, and the server would
 * be 100 MB larger under 50 connections.
 */
const YOUNG_SPACE_MB = 32
/**
 * Megabytes for long-lived objects. Node would allow a quarter of the machine's memory, up to 4 GB, and collects later
 * the more it allows. Under the worst requests of a visitor the server grew to 790 MB, and with this limit to 520 MB,
 * at the same speed.
 */
const OLD_SPACE_MB = 1024

/** For Next's remaining work: it ends by itself before that, unless it hangs. */
const PATIENCE_MS = 3500

/**
 * The time limit of a start after the first one, which has run the migrations. A process that is started right after
 * another one was killed can hang within Next's own preparations.
 */
const RESTART_MS = 60_000

/**
 * Starts Next with Payload in a process of its own, and restarts it whenever it ends unexpectedly. It has a lower
 * priority than cached pages, which come first if the CPU is busy.
 *
 * @param {object} options
 * @param {string} [options.file] the script to start
 * @param {number} [options.longestRestart] milliseconds after which a restart that is not ready is repeated. Default: a
 *   minute.
 * @param {string} options.dir
 * @param {number} options.port
 * @param {string} [options.hostname]
 * @param {(error: unknown) => void} options.onGivenUp is called if it has ended too often
 */
export async function startBehind({
  file = path.join(import.meta.dirname, 'nextBehind.mjs'),
  longestRestart = RESTART_MS,
  onGivenUp,
  ...options
}) {
  // Only this user and group may read uploads and caches, which include files of restricted audiences.
  process.umask(process.umask() | 0o027)
  await removeAbandoned()
  const { socketPath, remove } = privateSocket()
  /** @type {import('../serve/address/placeOf.mjs').Addresses | null} */
  let addresses = null
  let isThere = false
  let wasThere = false
  let isEnding = false
  /** @type {import('node:child_process').ChildProcess} */
  let child
  /** @type {(value?: unknown) => void} */
  let onReady = () => {}
  const ready = new Promise((resolve) => (onReady = resolve))

  const start = () => {
    // A killed process leaves its socket behind.
    rmSync(socketPath, { force: true })
    const execArgv = [...process.execArgv, ...spaces()]
    const own = fork(file, [JSON.stringify({ ...options, socketPath })], { execArgv })
    child = own
    lowerPriority(own.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const overdue = wasThere ? setTimeout(() => own.kill('SIGKILL'), longestRestart) : undefined
    own.on('message', (/** @type {any} */ message) => {
      if (message.addresses) addresses = message.addresses
      if (!message.environment) return
      Object.assign(process.env, message.environment)
      isThere = wasThere = true
      clearTimeout(overdue)
      onReady()
    })
    own.once('exit', () => {
      clearTimeout(overdue)
      isThere &&= child !== own
    })
    return own
  }

  const first = start()
  const kept = keepServing({ child: first, start, isEnding: () => isEnding })
  void kept.catch(() => {})
  await Promise.race([ready, ended(first).then(({ code, signal }) => isThere || fail(code ?? signal))]).catch(
    (error) => {
      isEnding = true
      remove()
      throw error
    },
  )
  kept.catch((error) => {
    remove()
    onGivenUp(error)
  })
  return {
    socketPath,
    addresses: () => addresses,
    isThere: () => isThere,
    /** Makes it end its event streams. It handles requests until `stop`. */
    announceEnd: () => {
      isEnding = true
      if (child.connected) child.send({ isEnding })
    },
    /** Stops it once its requests have ended. */
    stop: async () => {
      isEnding = true
      await endChild(child, PATIENCE_MS)
      remove()
    },
  }
}

/** Returns the heap limits that are not already set by `NODE_OPTIONS` or the arguments of this process. */
function spaces() {
  const flags = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ').replaceAll('_', '-')
  const wanted = { '--max-semi-space-size': YOUNG_SPACE_MB, '--max-old-space-size': OLD_SPACE_MB }
  return Object.entries(wanted).flatMap(([flag, size]) => (flags.includes(flag) ? [] : `${flag}=${size}`))
}

/** @param {number | string | null} how @returns {never} */
function fail(how) {
  throw new Error(`Next ended before it was ready (${how}).`)
}

const FOLDERS = path.join(tmpdir(), 'voix-socket-')
const SOCKET = 'next'

/** Returns a socket that only this user can reach. */
function privateSocket() {
  const dir = mkdtempSync(FOLDERS)
  const name = path.join(dir, SOCKET)
  const socketPath = process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(dir)}` : name
  const remove = () => rmSync(dir, { recursive: true, force: true })
  process.once('exit', remove)
  return { socketPath, remove }
}

/** Removes the folders of killed servers, whose sockets refuse connections. */
async function removeAbandoned() {
  if (process.platform === 'win32') return
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(path.basename(FOLDERS)))
  for (const dir of names.map((name) => path.join(tmpdir(), name))) {
    // A folder without a socket belongs to a starting server or to another user.
    if ((await reach(path.join(dir, SOCKET))) === 'ECONNREFUSED') rmSync(dir, { recursive: true, force: true })
  }
}

/** @param {string} socketPath @returns {Promise<string | undefined>} the error code, if the connection fails */
function reach(socketPath) {
  return new Promise((resolve) => {
    const socket = connect(socketPath, () => resolve(void socket.destroy()))
    socket.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code))
  })
}
