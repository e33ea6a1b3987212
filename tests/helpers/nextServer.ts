import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const SECRET = 'the secret of the servers in tests'

export interface NextServer {
  url: string
  pid: number
  /** Next's own process, behind the one that answers stored pages. */
  nextPid: () => number
  log: () => string
  /** Kills the process that answers stored pages; the one behind it has to notice. */
  killFront: () => Promise<void>
  /** Kills Next's process, and waits until it is there again. */
  killNext: () => Promise<void>
  /** Ends both processes; `SIGKILL` gives them no time for anything. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Serves the build that stands in `NEXT_DIST_DIR` on a database; an empty one is migrated by Payload's own start. `root`:
 * another application than the demo.
 */
export async function startNext(args: {
  databaseUrl: string
  dataDir: string
  /** Default: a free one. */
  port?: number
  root?: string
  env?: Record<string, string>
}): Promise<NextServer> {
  const port = args.port ?? (await freePort())
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: args.root ?? ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: args.databaseUrl,
      VOIX_DATA_DIR: args.dataDir,
      PAYLOAD_SECRET: SECRET,
      VOIX_SERVER_URL: `http://localhost:${port}`,
      // Without a provider, what leads to it is hidden.
      VOIX_IDENTITY_URL: 'https://identity.example/verify',
      VOIX_IDENTITY_SECRET: SECRET,
      // Its children are the server's own.
      VOIX_WORKER: '0',
      ...args.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready in')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
  await ready
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? NaN,
    nextPid: () => childOf(child.pid) ?? NaN,
    log: () => output,
    killFront: async () => {
      const behind = childOf(child.pid)
      child.kill('SIGKILL')
      await once(child, 'exit')
      while (behind !== undefined && existsSync(`/proc/${behind}`)) await sleep(20)
    },
    killNext: async () => {
      process.kill(childOf(child.pid) ?? NaN, 'SIGKILL')
      for (let status = 503; status === 503; await sleep(50))
        status = (await fetch(`http://localhost:${port}/api/users/me`)).status
    },
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const behind = childOf(child.pid)
      child.kill(signal)
      // Else the first one's end would be a warning.
      if (signal === 'SIGKILL' && behind !== undefined) process.kill(behind, signal)
      await once(child, 'exit')
    },
  }
}

/** The process that another one has started, as far as there is one. */
function childOf(pid: number | undefined): number | undefined {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return child === undefined ? undefined : Number(child)
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
