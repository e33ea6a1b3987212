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
  /** Returns the process id of Next, behind the process that serves cached pages. */
  nextPid: () => number
  log: () => string
  /** Kills the process that serves cached pages. Next behind it has to notice. */
  killFront: () => Promise<void>
  /** Kills Next's process, and waits until it runs again. */
  killNext: () => Promise<void>
  /** Ends both processes. `SIGKILL` ends them immediately. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Serves the build in `NEXT_DIST_DIR` on a database. Payload migrates an empty one at the start. `root`: another
 * application than the demo.
 */
export async function startNext(args: {
  databaseUrl: string
  dataDir: string
  /** Default: a free port. */
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
      // Links to the sign-in are hidden without a provider.
      VOIX_IDENTITY_URL: 'https://identity.example/verify',
      VOIX_IDENTITY_SECRET: SECRET,
      // Without a worker, Next is the server's only child process.
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
      // Otherwise the end of the first process would give it a warning.
      if (signal === 'SIGKILL' && behind !== undefined) process.kill(behind, signal)
      await once(child, 'exit')
    },
  }
}

/** Returns the child of a process, if there is one. */
function childOf(pid: number | undefined): number | undefined {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return child === undefined ? undefined : Number(child)
}

/** Returns a port that is currently unused. */
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
