import { createServer } from 'node:http'
import { answerFirst } from './answerFirst.mjs'
import { fileFirst } from './fileFirst.mjs'
import { inTurns } from './inTurns.mjs'
import { passTo } from './pass.mjs'
import { targetFirst } from './target.mjs'
import { shared } from '../serve/cache/shared.mjs'
import { logCounted } from '../options/countRepeats.mjs'
import { closerOf } from './closeServer.mjs'
import { onStop } from './onStop.mjs'
import { startBehind } from './startBehind.mjs'
import { startWorker } from './startWorker.mjs'

/** For requests under way after SIGTERM. With what Next may take afterwards it is less than the ten seconds that `docker stop` waits. */
const PATIENCE_MS = 6000

/**
 * Options of `serve()`.
 *
 * @typedef {object} ServeOptions
 * @property {string} [dir] The application's folder. Default: the current one.
 * @property {number} [port] Default: `PORT`, or 3000.
 * @property {string} [hostname] Which addresses of this machine are listened on. Default: all.
 * @property {boolean} [worker] Whether the worker runs beside it, which does what was scheduled. Default: yes, unless `VOIX_WORKER` is `0`:
 *   then `npx voix worker` runs it where you want it.
 */

/**
 * Serves a built application as `next start` does, and stored pages without Next: the whole of an application's `server.mjs` is
 *
 * ```js
 * import { serve } from 'voix/server'
 * await serve()
 * ```
 *
 * Next runs in a process of its own behind this one, and is started again when it ends unasked; meanwhile stored pages are given out, and
 * everything else is answered by 503. Each page that nothing is stored of, and all that is none, is Next's. What an application's
 * `proxy.ts` does beside `voixProxy()` is not asked for stored pages. At SIGINT and SIGTERM it takes no new connection, answers
 * the requests under way for up to six seconds, ends event streams, and ends within ten seconds.
 *
 * @param {ServeOptions} [options]
 * @returns {Promise<import('node:http').Server>} it listens, and Next is ready
 */
export async function serve({
  dir = process.cwd(),
  port = Number(process.env.PORT ?? 3000),
  hostname,
  worker = process.env.VOIX_WORKER !== '0',
} = {}) {
  process.title = 'voix-server'
  // Read by what Next loads.
  process.env.NODE_ENV ??= 'production'
  const next = await startBehind({ dir, port, hostname, onGivenUp: giveUp })
  const { pass: passAtOnce, close } = passTo(next.socketPath)
  const pass = inTurns({ pass: passAtOnce, addresses: next.addresses })
  const page = answerFirst({ pass, addresses: next.addresses, isThere: next.isThere })
  // From now on it hears of what expires.
  await shared()
    .expiry.look()
    .catch(() => {})
  const files = fileFirst({
    pass,
    otherwise: (request, response) => {
      page(request, response).catch((error) => {
        logCounted(error)
        if (response.headersSent) return response.destroy()
        response.statusCode = 500
        response.end('Internal Server Error')
      })
    },
  })
  const handle = targetFirst({ otherwise: files, addresses: next.addresses })
  // Without an `upgrade` listener, Node handles an upgrade request as a plain request.
  // Load balancers keep idle connections for up to a minute, and must close them first.
  // Uploads over slow connections take minutes. A body that takes longer is aborted.
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 300_000 }, handle)
  const closeServer = closerOf(server)
  onStop(stop)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(undefined))
  })
  const working = worker ? startWorker({ dir }) : null
  console.log(`Ready in ${process.uptime().toFixed(1)} s: http://${hostname ?? 'localhost'}:${port}`)
  return server

  /** First whatever is under way, then what Next has still to do for it. @param {'SIGINT' | 'SIGTERM'} signal */
  async function stop(signal) {
    // Event streams would be under way for as long as their windows are open.
    next.announceEnd()
    const requests = closeServer(PATIENCE_MS).then(() => {
      close()
      return next.stop()
    })
    await Promise.all([requests, working?.stop()])
    // As a shell tells that a signal has ended a process.
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
}

/** Whoever has started this process starts it again, or tells somebody. @param {unknown} error */
function giveUp(error) {
  console.error(error)
  process.exit(1)
}
