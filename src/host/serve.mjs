import { createServer } from 'node:http'
import { answerFirst } from '../serve/answers/answerFirst.mjs'

/**
 * Options of `serve()`.
 *
 * @typedef {object} ServeOptions
 * @property {string} [dir] The application's folder. Default: the current one.
 * @property {number} [port] Default: `PORT`, or 3000.
 * @property {string} [hostname] Which addresses of this machine are listened on. Default: all.
 */

/**
 * Serves a built application as `next start` does, and stored pages before Next is asked: the whole of an application's `server.mjs` is
 *
 * ```js
 * import { serve } from 'voix/server'
 * await serve()
 * ```
 *
 * Everything else, and each page that nothing is stored of, is Next's. What an application's `proxy.ts` does beside `voixProxy()` is not asked
 * for stored pages. Ends at SIGINT and SIGTERM once the requests under way are answered.
 *
 * @param {ServeOptions} [options]
 * @returns {Promise<import('node:http').Server>} it listens, and Next is ready
 */
export async function serve({ dir = process.cwd(), port = Number(process.env.PORT ?? 3000), hostname } = {}) {
  process.title = 'voix-server'
  // Read by what Next loads.
  process.env.NODE_ENV ??= 'production'
  const { default: next } = await import('next')
  const app = next({ dev: false, dir, port, hostname, quiet: true })
  await app.prepare()
  const answer = answerFirst(app.getRequestHandler())
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) return response.destroy()
      response.statusCode = 500
      response.end('Internal Server Error')
    })
  })
  server.on('upgrade', app.getUpgradeHandler())
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop({ server, app, signal }))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(undefined))
  })
  console.log(`Ready in ${process.uptime().toFixed(1)} s: http://${hostname ?? 'localhost'}:${port}`)
  return server
}

/** First whatever is under way, then what Next has still to do for it. */
async function stop({ server, app, signal }) {
  await new Promise((resolve) => server.close(resolve))
  await app.close().catch(console.error)
  // As a shell tells that a signal has ended a process.
  process.exit(signal === 'SIGINT' ? 130 : 143)
}
