// Run by `payload run`: see src/front/startWorker.mjs. Payload ends the process with 0, so this ends it first.
import { getPayload } from 'payload'
import { runWorker } from 'voix/worker'
import { loadConfig } from './config.mjs'

/** A job under way may end; one that takes longer is taken up again by the next worker. */
const PATIENCE = 5000

process.title = 'voix-worker'
process.env.VOIX_ROLE = 'worker'
const ending = new AbortController()
// In a terminal Ctrl-C reaches both: whoever started this says when it ends, and takes it along however he ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.connected || end())
process.on('disconnect', end)
// Now and then Node's loader of TypeScript loses what it loads. The channel to whoever started this must not keep a process that waits for that for ever.
process.channel?.unref()
// Whoever started it ended while Payload's command was loading this.
if (!process.connected) process.exit(0)

let code = 1
try {
  const config = await loadConfig()
  process.channel?.ref()
  const { init } = config.db
  // The schema is the servers' matter: a worker migrates nothing.
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
