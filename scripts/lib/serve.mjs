import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ended } from '../../src/front/ended.mjs'
import { waitFor } from './log.mjs'
import { spawnGroup } from './process.mjs'

/** `npm run dev` compiles before its first response, which takes minutes on a busy machine. */
const READY_TIMEOUT_MS = 300_000

/**
 * Starts the application's `server.mjs` (`start`) or `next dev` (`dev`). Returns the child, which ends with this
 * process in any case.
 */
export function spawnNext({ root, command, port, env }) {
  const guard = pathToFileURL(path.join(import.meta.dirname, 'dieWithParent.mjs')).href
  const args = [
    '--import',
    guard,
    ...(command === 'start' ? ['server.mjs'] : ['node_modules/next/dist/bin/next', command, '-p', String(port)]),
  ]
  return spawnGroup(process.execPath, args, {
    cwd: root,
    env: {
      ...env,
      ...(command === 'start' ? { NODE_ENV: 'production' } : {}),
      PORT: String(port),
      VOIX_STARTER: String(process.pid),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Resolves when the home page responds with any status. Throws if the server ends first or takes too long. */
export async function waitUntilServing({ child, port }) {
  let end = null
  void ended(child).then((result) => (end = result))
  const check = async () => end !== null || (await isAnswering(port))
  const isReady = await waitFor(check, { timeoutMs: READY_TIMEOUT_MS, everyMs: 50 })
  if (end !== null) throw new Error(`The server ended before it was ready (code ${end.code ?? end.signal})`)
  if (!isReady) throw new Error(`The server did not respond on port ${port} within ${READY_TIMEOUT_MS / 1000} s`)
}

async function isAnswering(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
