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

/**
 * For running requests after SIGTERM. Together with Next's time afterwards it is less than the ten seconds that `docker
 * stop` waits.
 */
const PATIENCE_MS = 6000

/**
 * Options of `serve()`.
 *
 * @typedef {object} ServeOptions
 * @property {string} [dir] The application's folder. Default: the current one.
 * @property {number} [port] Default: `PORT`, or 3000.
 * @property {string} [hostname] The address of this machine to listen on. Default: all.
 * @property {boolean} [worker] Whether to run the worker, which executes scheduled jobs. Default: yes, unless
 *   `VOIX_WORKER` is `0`: then `npx voix worker` runs it where you want it.
 */

/**
 * Serves a built application as `next start` does, and cached pages without Next. The whole `server.mjs` of an
 * application is
 *
 * ```js
 * import { serve } from 'voix/server'
 * await serve()
 * ```
 *
 * Next runs in a process of its own behind this one, and is restarted if it ends unexpectedly; meanwhile cached pages
 * are served, and all other requests get a 503. Next handles uncached pages and all other requests. The code of an
 * application's `proxy.ts` around `voixProxy()` does not run for cached pages. On SIGINT and SIGTERM the server accepts
 * no new connection, finishes running requests for up to six seconds, ends event streams, and ends within ten seconds.
 *
 * @param {ServeOptions} [options]
 * @returns {Promise<import('node:http').Server>} the listening server, with Next ready
 */
export async function serve({
  dir = process.cwd(),
  port = Number(process.env.PORT ?? 3000),
  hostname,
  worker = process.env.VOIX_WORKER !== '0',
} = {}) {
  process.title = 'voix-server'
  // Read by the modules that Next loads.
  process.env.NODE_ENV ??= 'production'
  const next = await startBehind({ dir, port, hostname, onGivenUp: giveUp })
  const { pass: passAtOnce, close } = passTo(next.socketPath)
  const pass = inTurns({ pass: passAtOnce, addresses: next.addresses })
  const page = answerFirst({ pass, addresses: next.addresses, isThere: next.isThere })
  // Starts listening for expired tags.
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
  // Load balancers keep idle connections for up to a minute, and must close them first. Slow uploads take minutes.
  // Without an `upgrade` listener, Node handles an upgrade request as a plain one.
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

  /** Ends after running requests, and then Next's remaining work. @param {'SIGINT' | 'SIGTERM'} signal */
  async function stop(signal) {
    // Event streams run for as long as their windows are open.
    next.announceEnd()
    const requests = closeServer(PATIENCE_MS).then(() => {
      close()
      return next.stop()
    })
    await Promise.all([requests, working?.stop()])
    // The exit code with which a shell reports the signal.
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
}

/** Exits with an error. The service manager that started this process restarts it. @param {unknown} error */
function giveUp(error) {
  console.error(error)
  process.exit(1)
}
