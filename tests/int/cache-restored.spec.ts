import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../scripts/lib/postgres/embedded.mjs'
import { memoryDir } from '../../scripts/lib/testing/memoryDir.mjs'
import { Expiry } from '../../src/serve/cache/expiry.mjs'
import { PageStore } from '../../src/serve/cache/pageStore.mjs'
import { EXPIRE } from '../../src/serve/cache/queries.mjs'
import { Renders } from '../../src/serve/cache/renders.mjs'
import { createDatabase } from './helpers/database'

const TABLE = `create table voix_expired_tags (tag text primary key, expired_at timestamptz not null, xid bigint not null)`
/** The timestamp of a cluster that is much older than the cluster of the tests. */
const FAR = '999999999999'

let database: { url: string; drop: () => Promise<void> }
let dir: string
let writer: pg.Client
const expiries: Expiry[] = []

beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  dir = await mkdtemp(path.join(memoryDir(), 'voix-cache-'))
  await chmod(dir, 0o755)
  writer = new pg.Client({ connectionString: database.url })
  await writer.connect()
  await writer.query(`drop table if exists voix_expired_tags; ${TABLE}`)
})
afterEach(async () => {
  await Promise.all(expiries.splice(0).map((expiry) => expiry.close()))
  await writer.end()
  await rm(dir, { recursive: true, force: true })
})

/** Starts a server that renders a page with the tag `page:1`, or returns it from the cache. */
function start(url = database.url) {
  const expiry = new Expiry({ url })
  expiries.push(expiry)
  const renders = new Renders()
  const store = new PageStore({ dir: path.join(dir, 'cache'), expiry, renders })
  const visit = async (html: string, snapshot?: string): Promise<string> => {
    const stored = await store.get('/', [])
    if (stored) return String(stored.value.html)
    const render = renders.begin({ snapshot: snapshot ?? (await expiry.look()) })
    render.tags.add('page:1')
    await store.set('/', { value: { html }, cacheControl: undefined, tags: [], header: render.tag })
    return html
  }
  return { expiry, visit }
}

/** Returns whether the cluster accepts writes. During a restore it accepts connections, but is read-only. */
async function isWritable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
  await client.end()
  return rows[0]?.recovers === false
}

describe('the cache of a restored database', () => {
  beforeEach(() => writer.query(`insert into voix_expired_tags values ('page:1', now(), ${FAR})`))

  it('keeps pages whose tags come from another cluster, until they expire here', async () => {
    const server = start()
    expect(await server.visit('one')).toBe('one')
    expect(await server.visit('two')).toBe('one')
    await writer.query(EXPIRE, [['page:1'], 'voix_expire'])
    await server.expiry.look()
    expect(await server.visit('three')).toBe('three')
  })

  it('hears of a tag that somebody expires while the first look is made', async () => {
    await writer.query('begin')
    await writer.query(EXPIRE, [['page:1'], 'voix_expire'])
    const server = start()
    await server.visit('one')
    await writer.query('commit')
    await server.expiry.look()
    expect(await server.visit('two')).toBe('two')
    const { rows } = await writer.query<{ xid: string }>('select xid from voix_expired_tags')
    expect(Number(rows[0]?.xid)).toBeLessThan(Number(FAR))
  })
})

describe('a page on disk', () => {
  it('is none when it shows a state that the database has not had', async () => {
    await start().visit('lost', `${FAR}:${FAR}:`)
    const server = start()
    // A server returns the entry on disk while a slow database has not responded yet.
    await server.expiry.look()
    expect(await server.visit('now')).toBe('now')
    expect(await server.visit('later')).toBe('now')
  })

  it('is one when another process has made it since the last look', async () => {
    const [reader, maker] = [start(), start()]
    await reader.expiry.look()
    await writer.query('select pg_current_xact_id()')
    await maker.visit('one')
    expect(await reader.visit('two')).toBe('one')
  })

  it('is none when the cluster was brought back from its files to an earlier state', async () => {
    const flags: [string, string][] = [
      ['fsync', 'off'],
      ['restore_command', 'false'],
    ]
    const open = () =>
      openPostgres({ root: path.resolve(import.meta.dirname, '../..'), dataDir: dir, flags, isThrowaway: true })
    let postgres = await open()
    try {
      const client = new pg.Client({ connectionString: postgres.urlOf('postgres') })
      await client.connect()
      await client.query(TABLE)
      await client.end()
      const before = start(postgres.urlOf('postgres'))
      await before.visit('lost')
      await before.expiry.close()
      await postgres.stop()
      await writeFile(path.join(dir, 'postgres/cluster/recovery.signal'), '', { mode: 0o666 })
      postgres = await open()
      await expect.poll(() => isWritable(postgres.urlOf('postgres'))).toBe(true)
      const after = start(postgres.urlOf('postgres'))
      await after.expiry.look()
      expect(await after.visit('now')).toBe('now')
      expect(await after.visit('later')).toBe('now')
      await after.expiry.close()
    } finally {
      await postgres.stop()
    }
  })
})
