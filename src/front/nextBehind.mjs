import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { logCounted } from '../options/countRepeats.mjs'
import { behind } from './behind.mjs'

// Started by `startBehind.mjs`: serves Next with Payload to the process that answers stored pages, and to nobody else.

/** What the other process must know of its surroundings as well; Next reads them from the application's `.env` files. */
const ENVIRONMENT = ['DATABASE_URL', 'VOIX_SERVER_URL', 'VOIX_TRUST_PROXY']
/** In milliseconds, for requests whose client is gone: a write ends with its transaction. */
const PATIENCE = 3000

const { socketPath, dir, port, hostname } = JSON.parse(process.argv[2] ?? '{}')
process.title = 'voix-next'
// In a terminal Ctrl-C reaches both: the other one ends first, and says when.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
// A signal often reaches the other process alone. What listens to signals here ends event streams and writes what is in memory.
process.on('message', (/** @type {any} */ message) => message.isEnding && process.emit('SIGTERM'))
process.on('disconnect', () => void stop())

// Whom to wait for, and for how long, is decided by the other process.
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

/** First whatever is under way, then what Next has still to do for it. */
async function stop() {
  setTimeout(() => process.exit(), PATIENCE).unref()
  // Of the other process, which may have been killed.
  if (process.platform !== 'win32') rmSync(path.dirname(socketPath), { recursive: true, force: true })
  if (!server.listening) process.exit()
  await new Promise((resolve) => server.close(resolve))
  await app.close().catch(console.error)
  process.exit()
}
