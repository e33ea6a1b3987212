import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../scripts/lib/postgres/embedded.mjs'
import { memoryDir } from '../../scripts/lib/testing/memoryDir.mjs'

export interface TestPostgres {
  /** The address of a database from which others can be created. */
  url: string
  stop: () => Promise<void>
}

/** Tests do not need protection against power failures. */
const FLAGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** Returns the server of `DATABASE_URL`, or starts a temporary one. */
export async function openTestPostgres(): Promise<TestPostgres> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => Promise.resolve() }
  const dataDir = await mkdtemp(path.join(memoryDir(), 'voix-postgres-'))
  // PostgreSQL's user needs access if the tests run as root.
  await chmod(dataDir, 0o755)
  const postgres = await openPostgres({
    root: path.resolve(import.meta.dirname, '../..'),
    dataDir,
    flags: Object.entries(FLAGS),
    isThrowaway: true,
  })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: postgres.urlOf('postgres'), stop }
}

/** Creates a database on the server of `base`. Copying `template` is faster than migrating again. */
export async function createDatabase({ base, template }: { base: string; template?: string }) {
  const name = `voix_test_${randomBytes(6).toString('hex')}`
  await execute({ base, statement: `create database "${name}"${template ? ` template "${template}"` : ''}` })
  const url = new URL(base)
  url.pathname = `/${name}`
  const drop = async () => void (await execute({ base, statement: `drop database if exists "${name}" with (force)` }))
  const query = (statement: string) => execute({ base: url.href, statement })
  return { name, url: url.href, query, drop }
}

async function execute({ base, statement }: { base: string; statement: string }): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}
