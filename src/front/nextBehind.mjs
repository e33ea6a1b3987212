import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { logCounted } from '../options/countRepeats.mjs'
import { behind } from './behind.mjs'

// Started by `startBehind.mjs`. Serves Next with Payload only to the process that serves cached pages.

/** Variables that the other process needs, too. Next reads them from the application's `.env` files. */
const ENVIRONMENT = ['DATABASE_URL', 'VOIX_SERVER_URL', 'VOIX_TRUST_PROXY']
/** In milliseconds, for requests whose client has disconnected: a write ends with its transaction. */
const PATIENCE = 3000

const { socketPath, dir, port, hostname } = JSON.parse(process.argv[2] ?? '{}')
process.title = 'voix-next'
// In a terminal Ctrl-C reaches both processes: the other one ends first, and then disconnects this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
// A signal often reaches only the other process. Signal listeners here end event streams and write buffered data.
process.on('message', (/** @type {any} */ message) => message.isEnding && process.emit('SIGTERM'))
process.on('disconnect', () => void stop())

// Timeouts are left to the other process.
const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0, requireHostHeader: false })
const { default: next } = await import('next')
const app = next({ dev: false, dir, port, hostname, quiet: true })
await app.prepare()
const handle = behind(app.getRequestHandler(), (addresses) => tell({ addresses }))
server.on('request', (request, response) => {
  handle(request, response).catch((error) => {
    logCounted(error)
    if (response.headersSent) return response.destroy()
    response.statusCode = 500
    response.end('Internal Server Error')
  })
})
await new Promise((resolve, reject) => {
  server.once('error', reject)
  server.listen(socketPath, () => resolve(undefined))
})
const environment = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]))
tell({ environment })

/** @param {object} message */
function tell(message) {
  if (process.connected) process.send?.(message)
}

/** Ends after running requests, and then Next's remaining work. */
async function stop() {
  setTimeout(() => process.exit(), PATIENCE).unref()
  // The folder of the other process, which may have been killed.
  if (process.platform !== 'win32') rmSync(path.dirname(socketPath), { recursive: true, force: true })
  if (!server.listening) process.exit()
  await new Promise((resolve) => server.close(resolve))
  await app.close().catch(console.error)
  process.exit()
}
