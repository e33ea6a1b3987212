// Run by `payload run`: see src/front/startWorker.mjs. Payload ends the process with code 0, so this script exits
// first.
import { getPayload } from 'payload'
import { runWorker } from 'voix/worker'
import { loadConfig } from './config.mjs'

/** The time for a running job to finish. A longer one is resumed by the next worker. */
const PATIENCE = 5000

process.title = 'voix-worker'
process.env.VOIX_ROLE = 'worker'
const ending = new AbortController()
// In a terminal, Ctrl-C reaches both processes. The parent stops the worker by a message, and its end stops the worker,
// too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.connected || end())
process.on('disconnect', end)
// Node's TypeScript loader occasionally hangs. Without `unref`, the channel to the parent would keep such a process
// alive.
process.channel?.unref()
// The parent ended while Payload's command was loading this script.
if (!process.connected) process.exit(0)

let code = 1
try {
  const config = await loadConfig()
  process.channel?.ref()
  const { init } = config.db
  // The servers own the schema. A worker runs no migrations.
  config.db.init = (args) => Object.assign(init(args), { prodMigrations: undefined })
  const payload = await getPayload({ config })
  await runWorker({ payload, signal: ending.signal })
  await payload.destroy()
  code = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
process.exit(code)

function end() {
  ending.abort()
  setTimeout(() => process.exit(0), PATIENCE).unref()
}
