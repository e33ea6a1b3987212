import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const READY = 'Ctrl-C stops everything'

export interface Server {
  url: string
  /** The process that `npm start` would be: kill it as you like. */
  pid: number
  /** What it has printed so far. */
  log: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts the real start script on a data folder and answers when the site is served. Throws with its output if it ends. `script: 'dev'` is
 * `npm run dev`, `root` another copy of the repository.
 */
export async function startServer(args: {
  dataDir: string
  port: number
  databaseUrl?: string
  env?: Record<string, string>
  script?: 'start' | 'dev'
  root?: string
}): Promise<Server> {
  const script = `scripts/${args.script ?? 'start'}.mjs`
  const env = {
    ...process.env,
    VOIX_DATA_DIR: args.dataDir,
    PORT: String(args.port),
    DATABASE_URL: args.databaseUrl ?? '',
  }
  const child = spawn(process.execPath, [script], {
    cwd: args.root ?? ROOT,
    env: { ...env, ...args.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}:\n${output}`)))
  })
  await ready
  return {
    url: `http://localhost:${args.port}`,
    pid: child.pid ?? 0,
    log: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
