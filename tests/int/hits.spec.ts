import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countHit } from '../../src/serve/proxy/hits'
import { createDatabase } from './helpers/database'

const source = { redirects: 'redirects', pages: 'pages' }
const [free, held] = [randomUUID(), randomUUID()]

let database: { url: string; drop: () => Promise<void> }
let editor: pg.Client
let reader: pg.Client

beforeAll(async () => {
  database = await createDatabase({ isMigrated: true })
  process.env.DATABASE_URL = database.url
  editor = new pg.Client({ connectionString: database.url })
  reader = new pg.Client({ connectionString: database.url })
  await Promise.all([editor.connect(), reader.connect()])
})
afterAll(async () => {
  await Promise.all([editor.end(), reader.end()])
  await database.drop()
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await reader.query('delete from redirects')
  await reader.query(`insert into redirects (id, "from") values ($1, '/free'), ($2, '/held')`, [free, held])
})
afterEach(() => vi.useRealTimers())

const hits = async () => {
  const { rows } = await reader.query<{ from: string; hits: string }>('select "from", hits from redirects')
  return Object.fromEntries(rows.map((row) => [row.from, Number(row.hits)]))
}

describe('a redirect that is followed', () => {
  it('is counted in memory, and written ten seconds later', async () => {
    const written = [free, free, free].map((id) => countHit(id, source))
    vi.advanceTimersByTime(9000)
    expect(await hits()).toEqual({ '/free': 0, '/held': 0 })
    vi.advanceTimersByTime(1000)
    await Promise.all(written)
    expect(await hits()).toEqual({ '/free': 3, '/held': 0 })
  })

  it('is written at once when the server is asked to end', async () => {
    const written = countHit(free, source)
    process.emit('SIGTERM')
    await written
    expect(await hits()).toEqual({ '/free': 1, '/held': 0 })
  })

  it('waits while somebody saves it, and lets no other wait', async () => {
    await editor.query('begin')
    await editor.query('select from redirects where id = $1 for update', [held])
    const written = [free, held, held].map((id) => countHit(id, source))
    vi.advanceTimersByTime(10_000)
    await Promise.all(written)
    expect(await hits()).toEqual({ '/free': 1, '/held': 0 })
    await editor.query('commit')
    const later = countHit(held, source)
    vi.advanceTimersByTime(10_000)
    await later
    expect(await hits()).toEqual({ '/free': 1, '/held': 3 })
  })

  it('is counted later when the database cannot be reached, and forgotten when it was deleted', async () => {
    const lost = countHit(free, source)
    process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing'
    vi.advanceTimersByTime(10_000)
    await lost
    process.env.DATABASE_URL = database.url
    const written = countHit(randomUUID(), source)
    vi.advanceTimersByTime(10_000)
    await written
    expect(await hits()).toEqual({ '/free': 1, '/held': 0 })
    // Both were written by the second attempt. No further attempt is scheduled.
    expect(vi.getTimerCount()).toBe(0)
  })
})
