import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from '../options.mjs'

const READY = 'Ctrl-C stops everything'

/**
 * Runs `npm start` on a data folder and resolves once the site is served. `pid` is its process, `log()` its output.
 * Throws with that output if it ends. `script: 'dev'` is `npm run dev`, `root` another copy of the repository.
 *
 * @param {{
 *   dataDir: string
 *   port: number
 *   databaseUrl?: string
 *   env?: Record<string, string>
 *   script?: 'start' | 'dev'
 *   root?: string
 * }} args
 */
export async function startServer({ dataDir, port, databaseUrl = '', env = {}, script = 'start', root = ROOT }) {
  const file = `scripts/${script}.mjs`
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, VOIX_DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve(undefined)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    log: () => output,
    /** @param {NodeJS.Signals} signal */
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
