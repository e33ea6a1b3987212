import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../../scripts/lib/postgres/embedded.mjs'
import { readPostmaster } from '../../../scripts/lib/postgres/postmaster.mjs'
import { runRepeatable } from '../../../scripts/lib/run.mjs'
import { SECRET, startNext, type NextServer } from '../../helpers/nextServer'
import { createDatabase } from '../../helpers/postgres'
import { sleep } from './scale'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const EDITOR = { email: 'editor@example.com', password: 'Secret-123-secret' }

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** A served build on its own PostgreSQL, both of which can be killed, and a signed-in user. */
export interface Site {
  url: () => string
  dataDir: string
  editor: typeof EDITOR
  databaseUrl: string
  /** Sends a request to the API as an editor. `url` names another server. Throws if the server is down. */
  api: (method: string, target: string, body?: unknown, url?: string) => Promise<Answer>
  /** Starts another server on the same database with a separate cache. */
  startOther: () => Promise<NextServer>
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Kills the server's processes and starts others. `front` kills only the process that serves cached pages. */
  killServer: (which?: 'both' | 'front') => Promise<void>
  /** Kills Next's process, and waits until the server has started another one. */
  killNext: () => Promise<void>
  /** Kills PostgreSQL's main process and starts another one. */
  killPostgres: () => Promise<void>
  /** Suspends PostgreSQL's processes for this time, with all connections open. */
  freezePostgres: (ms: number) => Promise<void>
  /** Makes the database unreachable: closes its connections and refuses new ones. */
  allowConnections: (isAllowed: boolean) => Promise<void>
  /** Starts PostgreSQL again if it has ended by itself. */
  revivePostgres: () => Promise<void>
  /** Returns the memory of the server's two processes in megabytes. */
  memory: () => Promise<number>
  /** Returns the number of file descriptors of the server's two processes. */
  descriptors: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * `dir`: the folder of the database and the cache, by default a temporary one. `flags`: PostgreSQL's settings. `demo`:
 * fills the site with the demo.
 */
export async function openSite({
  dir,
  flags = [],
  demo = false,
}: { dir?: string; flags?: [string, string][]; demo?: boolean } = {}): Promise<Site> {
  const home = dir ?? (await mkdtemp(path.join(tmpdir(), 'voix-reliability-')))
  // PostgreSQL's user needs access if the tests run as root.
  await chmod(home, 0o755)
  const dataDir = path.join(home, 'data')
  const cluster = path.join(home, 'postgres/cluster')
  const postgres = await openPostgres({ root: ROOT, dataDir: home, flags })
  const database = await createDatabase({ base: postgres.urlOf('postgres') })
  if (demo) await seed({ databaseUrl: database.url, dataDir })
  const start = () => startNext({ databaseUrl: database.url, dataDir })
  let server: NextServer = await start()
  const signedIn = demo
    ? await call('POST', '/api/users/login', EDITOR)
    : await call('POST', '/api/users/first-register', { ...EDITOR, name: 'Editor', roles: ['administrator'] })
  const token = String(signedIn.body.token)

  async function call(method: string, target: string, body?: unknown, by?: string, url = server.url): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', ...(by && { Authorization: `JWT ${by}` }) }
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(60_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const response = await fetch(url + target, init)
    const text = await response.text()
    return { status: response.status, body: parse(text) }
  }

  const query: Site['query'] = async (statement, values) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(statement, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Restarts PostgreSQL. Its child processes must all have ended after the main process was killed. */
  async function revivePostgres(): Promise<void> {
    for (let tries = 60; ; tries -= 1) {
      try {
        await postgres.restart()
        await query('select 1')
        return
      } catch (error) {
        if (tries === 0) throw error
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }

  return {
    databaseUrl: database.url,
    url: () => server.url,
    dataDir,
    editor: EDITOR,
    api: (method, target, body, url) => call(method, target, body, token, url),
    startOther: () => startNext({ databaseUrl: database.url, dataDir: path.join(home, 'other') }),
    query,
    killServer: async (which = 'both') => {
      await (which === 'both' ? server.stop('SIGKILL') : server.killFront())
      server = await start()
    },
    killNext: () => server.killNext(),
    killPostgres: async () => {
      process.kill(readPostmaster(cluster)?.pid ?? NaN, 'SIGKILL')
      await revivePostgres()
    },
    freezePostgres: async (ms) => {
      const first = readPostmaster(cluster)?.pid ?? NaN
      const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
      const pids = [first, ...children.trim().split(' ').map(Number)]
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      try {
        await sleep(ms)
      } finally {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
    allowConnections: async (isAllowed) => {
      const client = new pg.Client({ connectionString: postgres.urlOf('postgres') })
      await client.connect()
      try {
        const { pathname } = new URL(database.url)
        await client.query(`alter database "${pathname.slice(1)}" allow_connections ${isAllowed}`)
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          pathname.slice(1),
        ])
      } finally {
        await client.end()
      }
    },
    revivePostgres,
    memory: async () => {
      const statuses = [server.pid, server.nextPid()].map((pid) => readFile(`/proc/${pid}/status`, 'utf8'))
      const kilobytes = (await Promise.all(statuses)).map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]))
      return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
    },
    descriptors: async () => {
      const held = [server.pid, server.nextPid()].map(async (pid) => (await readdir(`/proc/${pid}/fd`)).length)
      return (await Promise.all(held)).reduce((sum, one) => sum + one, 0)
    },
    stop: async () => {
      await server.stop('SIGKILL')
      await postgres.stop()
      if (!dir) await rm(home, { recursive: true, force: true })
    },
  }
}

/** Creates the demo with the editor as its administrator. */
async function seed({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    VOIX_DATA_DIR: dataDir,
    PAYLOAD_SECRET: SECRET,
    VOIX_ADMIN_EMAIL: EDITOR.email,
    VOIX_ADMIN_PASSWORD: EDITOR.password,
  }
  for (const args of [['migrate'], ['run', 'src/content/demo/seed.ts']])
    await runRepeatable(['node_modules/payload/bin.js', ...args], { cwd: ROOT, env })
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text }
  }
}

/** Publishes a page of five elements with the same text. */
export async function createPageOf(site: Site, text: string): Promise<{ id: string; path: string; rows: object[] }> {
  const target = `/reliable/${randomUUID().slice(0, 8)}`
  const elements = Array.from({ length: 5 }, () => ({ id: randomUUID(), blockType: 'introduction', title: text }))
  const values = {
    title: 'Reliable',
    path: target,
    layout: 'no-chrome',
    languageCode: 'en',
    _status: 'published',
    elements,
  }
  const { status, body } = await site.api('POST', '/api/pages?depth=0', values)
  if (status !== 201) throw new Error(`The page was refused: ${JSON.stringify(body)}`)
  const { id } = body.doc as { id: string }
  const opened = await site.api('GET', `/api/voix/pages/${id}/open`)
  return { id, path: target, rows: opened.body.rows as object[] }
}
