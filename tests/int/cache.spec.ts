import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Expiry } from '../../src/serve/cache/expiry.mjs'
import { PageStore } from '../../src/serve/cache/pageStore.mjs'
import { EXPIRE } from '../../src/serve/cache/queries.mjs'
import { Renders } from '../../src/serve/cache/renders.mjs'
import { createDatabase } from './helpers/database'

const TABLE = `create table voix_expired_tags (tag text primary key, expired_at timestamptz not null, xid bigint not null)`

/** The parts of a server process that the cache uses. */
interface Server {
  expiry: Expiry
  store: PageStore
  /** Renders a page: `during` runs after the render has begun and before it is stored. */
  visit: (
    key: string,
    made: { html: string; tags: string[]; status?: number },
    during?: () => Promise<unknown>,
  ) => Promise<string>
}

let database: { url: string; drop: () => Promise<void> }
let dir: string
let writer: pg.Client
const servers: Server[] = []

beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'voix-cache-'))
  writer = new pg.Client({ connectionString: database.url })
  await writer.connect()
  await writer.query(`drop table if exists voix_expired_tags; ${TABLE}`)
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ expiry }) => expiry.close()))
  await writer.end()
  await rm(dir, { recursive: true, force: true })
})

function start(url = database.url, ownWrites?: Set<string>): Server {
  const expiry = new Expiry({ url, ownWrites })
  const renders = new Renders()
  const store = new PageStore({ dir, expiry, renders })
  const server: Server = {
    expiry,
    store,
    visit: async (key, { html, tags, status }, during) => {
      const stored = await store.get(key, [])
      if (stored) return String(stored.value.html)
      const render = renders.begin({ snapshot: await expiry.look() })
      for (const tag of tags) render.tags.add(tag)
      await during?.()
      const value = {
        kind: 'APP_PAGE',
        html,
        rscData: Buffer.from(html),
        segmentData: new Map([['a', Buffer.from('b')]]),
        status,
      }
      await store.set(key, { value, cacheControl: { revalidate: false }, tags: [], header: `x,${render.tag}` })
      return html
    },
  }
  servers.push(server)
  return server
}

const expire = (...tags: string[]) => writer.query(EXPIRE, [tags, 'voix_expire'])

describe('a stored page', () => {
  it('is served until one of its tags expires, and no other tag matters', async () => {
    const server = start()
    expect(await server.visit('/', { html: 'one', tags: ['page:1'] })).toBe('one')
    await expire('page:2')
    await server.expiry.look()
    expect(await server.visit('/', { html: 'two', tags: ['page:1'] })).toBe('one')
    await expire('page:1')
    await server.expiry.look()
    expect(await server.visit('/', { html: 'three', tags: ['page:1'] })).toBe('three')
    expect(await server.visit('/', { html: 'four', tags: ['page:1'] })).toBe('three')
  })

  it('keeps the Maps and Buffers that Next puts into it, on disk too', async () => {
    await start().visit('/', { html: 'one', tags: [] })
    const { value } = (await start().store.get('/', [])) as {
      value: { rscData: Buffer; segmentData: Map<string, Buffer> }
    }
    expect(Buffer.isBuffer(value.rscData)).toBe(true)
    expect(value.rscData.toString()).toBe('one')
    expect(value.segmentData.get('a')?.toString()).toBe('b')
  })

  it('expires when the write committed after the render began, although its time is earlier', async () => {
    const server = start()
    await writer.query('begin')
    await expire('page:1')
    expect(await server.visit('/', { html: 'old', tags: ['page:1'] }, () => writer.query('commit'))).toBe('old')
    await server.expiry.look()
    expect(await server.visit('/', { html: 'new', tags: ['page:1'] })).toBe('new')
  })

  it('expires when the whole write fell into the render', async () => {
    const server = start()
    expect(await server.visit('/', { html: 'old', tags: ['page:1'] }, () => expire('page:1'))).toBe('old')
    await server.expiry.look()
    expect(await server.visit('/', { html: 'new', tags: ['page:1'] })).toBe('new')
  })

  it('stays when the write was rolled back', async () => {
    const server = start()
    await server.visit('/', { html: 'one', tags: ['page:1'] })
    await writer.query('begin')
    await expire('page:1')
    await writer.query('rollback')
    await server.expiry.look()
    expect(await server.visit('/', { html: 'two', tags: ['page:1'] })).toBe('one')
  })

  it('is not brought back to life by a restart', async () => {
    const before = start()
    await before.visit('/', { html: 'one', tags: ['page:1'] })
    await before.visit('/kept', { html: 'kept', tags: ['page:2'] })
    await before.expiry.close()
    await expire('page:1')
    const after = start()
    expect(await after.visit('/', { html: 'two', tags: ['page:1'] })).toBe('two')
    expect(await after.visit('/kept', { html: 'new', tags: ['page:2'] })).toBe('kept')
  })

  it('of another database is none', async () => {
    const other = await createDatabase()
    try {
      await start().visit('/', { html: 'one', tags: [] })
      const client = new pg.Client({ connectionString: other.url })
      await client.connect()
      await client.query(TABLE)
      await client.end()
      const server = start(other.url)
      expect(await server.visit('/', { html: 'two', tags: [] })).toBe('two')
      await server.expiry.close()
    } finally {
      await other.drop()
    }
  })

  it('that is missing stays in memory: nobody can fill the disk', async () => {
    const server = start()
    expect(await server.visit('/nix', { html: 'none', tags: ['path:0:/nix'], status: 404 })).toBe('none')
    expect(await server.visit('/nix', { html: 'again', tags: ['path:0:/nix'], status: 404 })).toBe('none')
    expect(await readdir(dir)).toEqual([])
    await expire('path:0:/nix')
    await server.expiry.look()
    expect(await server.visit('/nix', { html: 'made', tags: ['path:0:/nix'] })).toBe('made')
  })
})

describe('a write of the same process', () => {
  /** Omits the notification, which may arrive late. */
  const begin = async (ownWrites: Set<string>) => {
    await writer.query('begin')
    const { rows } = await writer.query<{ xid: string }>(`insert into voix_expired_tags
      values ('page:1', now(), pg_current_xact_id()::text::bigint)
      on conflict (tag) do update set xid = excluded.xid returning xid`)
    ownWrites.add(String(rows[0]?.xid))
  }

  it('shows at once after its commit, and not before', async () => {
    const ownWrites = new Set<string>()
    const server = start(database.url, ownWrites)
    await server.visit('/', { html: 'one', tags: ['page:1'] })
    await begin(ownWrites)
    expect(await server.visit('/', { html: 'early', tags: ['page:1'] })).toBe('one')
    expect(ownWrites.size).toBe(1)
    await writer.query('commit')
    expect(await server.visit('/', { html: 'two', tags: ['page:1'] })).toBe('two')
    expect(ownWrites.size).toBe(0)
    expect(server.expiry.isCurrent).toBe(true)
  })

  it('is forgotten when it was rolled back', async () => {
    const ownWrites = new Set<string>()
    const server = start(database.url, ownWrites)
    await server.visit('/', { html: 'one', tags: ['page:1'] })
    await begin(ownWrites)
    await writer.query('rollback')
    expect(await server.visit('/', { html: 'two', tags: ['page:1'] })).toBe('one')
    expect(ownWrites.size).toBe(0)
  })
})

describe('several processes', () => {
  it('hear of an expiry within a second', async () => {
    const [first, second] = [start(), start()]
    await first.visit('/', { html: 'one', tags: ['page:1'] })
    expect(await second.visit('/', { html: 'other', tags: ['page:1'] })).toBe('one')
    await expire('page:1')
    await expect.poll(() => second.visit('/', { html: 'two', tags: ['page:1'] }), { interval: 20 }).toBe('two')
  })

  it('are right at once after their connection was cut', async () => {
    const server = start()
    await server.visit('/', { html: 'one', tags: ['page:1'] })
    await writer.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'voix-cache' and datname = current_database()`)
    await expect.poll(() => server.expiry.isCurrent, { interval: 1 }).toBe(false)
    await expire('page:1')
    expect(await server.visit('/', { html: 'two', tags: ['page:1'] })).toBe('two')
    await expect.poll(() => server.expiry.isCurrent).toBe(true)
    await expire('page:1')
    await expect.poll(() => server.visit('/', { html: 'three', tags: ['page:1'] }), { interval: 20 }).toBe('three')
  })

  it('go on reading while the database is away', async () => {
    await start().visit('/', { html: 'one', tags: ['page:1'] })
    const nowhere = new URL(database.url)
    nowhere.port = '1'
    const server = start(nowhere.href)
    for (let visit = 0; visit < 20; visit += 1) expect((await server.store.get('/', []))?.value.html).toBe('one')
  })

  it('go on reading while the database takes what it is sent and answers nothing, and know what expired once it does', async () => {
    const between = await openBetween()
    const server = start(between.url)
    try {
      await server.visit('/', { html: 'one', tags: ['page:1'] })
      between.freeze()
      let hasEnded = false
      const attempt = server.expiry.look().catch(() => (hasEnded = true))
      for (let visit = 0; visit < 5; visit += 1) expect((await server.store.get('/', []))?.value.html).toBe('one')
      expect(hasEnded).toBe(false)
      await attempt
      expect(server.expiry.isAway).toBe(true)
      await expire('page:1')
      between.thaw()
      await expect.poll(() => server.visit('/', { html: 'two', tags: ['page:1'] })).toBe('two')
    } finally {
      between.close()
    }
  })

  it('wait for a database that has answered while the process was busy', async () => {
    const server = start()
    await server.expiry.look()
    let hasLooked = false
    const reading = server.expiry.whileThere(() => server.expiry.look().then(() => (hasLooked = true)))
    await setImmediate()
    for (const end = performance.now() + 500; performance.now() < end;);
    await reading
    expect(hasLooked).toBe(true)
  })
})

/** Starts a proxy in front of the database's server that can stop forwarding. */
async function openBetween() {
  const { hostname, port } = new URL(database.url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname)
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.on('data', (chunk) => void (isFrozen || to.write(chunk)))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    freeze: () => void (isFrozen = true),
    thaw: () => void (isFrozen = false),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
