import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrations } from '../../src/migrations'
import { startApp, type App } from './helpers/app'
import { createDatabase } from './helpers/database'

const LAST_FORMER = '20261127_104755_form_mails'
const TABLES = `select table_name from information_schema.tables where table_schema = 'public' order by 1`

let open: (() => Promise<void>)[]
beforeEach(() => (open = []))
afterEach(async () => {
  for (const close of open.reverse()) await close()
})

/** Creates a database in which Payload has recorded these migrations. */
async function databaseAfter(names: string[], { isMigrated = false } = {}) {
  const database = await createDatabase({ isMigrated })
  open.push(database.drop)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  open.push(() => client.end())
  await client.query(`create table if not exists payload_migrations (name varchar, batch numeric)`)
  for (const name of names) await client.query(`insert into payload_migrations (name, batch) values ($1, 1)`, [name])
  const read = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows
  return { read, migrate: () => migrations[0]?.up({ db: drizzle(client) } as never) }
}

it('the initial migration keeps a database of the last development version as it is', async () => {
  const { read, migrate } = await databaseAfter(['20261121_032312_initial', LAST_FORMER], { isMigrated: true })
  await read(`insert into media (filename) values ('kept.jpg')`)
  const before = await read(TABLES)
  await migrate()
  expect(await read(TABLES)).toEqual(before)
  expect(await read('select filename from media')).toEqual([{ filename: 'kept.jpg' }])
})

it('the initial migration refuses a database of an older development version, says what to do and changes nothing', async () => {
  const { read, migrate } = await databaseAfter(['20261121_032312_initial', '20261126_204936_resort_reviews'])
  await expect(migrate()).rejects.toThrow(
    `its last migration is "20261126_204936_resort_reviews". Start it once with the last version that has the migration "${LAST_FORMER}"`,
  )
  expect(await read(TABLES)).toEqual([{ table_name: 'payload_migrations' }])
})

it('each migration is one transaction: taken back, it leaves the database as it was', async () => {
  const database = await createDatabase()
  open.push(database.drop)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  open.push(() => client.end())
  const read = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows
  const schema = async () => [
    await read(`select table_name, column_name, data_type, udt_name, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`),
    await read(`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    await read(`select enumtypid::regtype::text, enumlabel from pg_enum order by 1, 2`),
  ]
  const transaction = async () => (await read('select pg_current_xact_id()::text as id'))[0]?.id
  for (const { name, up } of migrations) {
    const before = await schema()
    await read('begin')
    const begun = await transaction()
    await up({ db: drizzle(client) } as never)
    expect(await transaction(), name).toBe(begun)
    await read('rollback')
    expect(await schema(), name).toEqual(before)
    await up({ db: drizzle(client) } as never)
  }
})

describe('a migration of the application', () => {
  let app: App
  beforeAll(async () => (app = await startApp()))
  afterAll(() => app?.stop())
  afterEach(() => vi.restoreAllMocks())

  const adapter = () => app.payload.db as unknown as PostgresAdapter
  const migrationOf = (name: string, work: (execute: (statement: string) => Promise<unknown>) => Promise<unknown>) => ({
    name,
    up: (({ db }: { db: { execute: (statement: string) => Promise<unknown> } }) =>
      work((statement) => db.execute(statement))) as never,
    down: (() => Promise.resolve()) as never,
  })
  const recorded = async () =>
    (
      await app.query<{ name: string }>(`select name from payload_migrations where name like 'own_%' order by name`)
    ).map(({ name }) => name)
  const tables = async () =>
    (
      await app.query<{ name: string }>(
        `select tablename as name from pg_tables where tablename like 'own_%' order by 1`,
      )
    ).map(({ name }) => name)

  it('that fails is taken back as a whole, is named with its cause and what to do, and is run by the next start', async () => {
    const said: string[] = []
    vi.spyOn(app.payload.logger, 'error').mockImplementation((line: unknown) => {
      said.push((line as { msg: string }).msg)
    })
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('the process ends')
    })
    let isMended = false
    const own = [
      migrationOf('own_first', (execute) => execute('create table own_first (a int)')),
      migrationOf('own_second', async (execute) => {
        await execute('create table own_second (a int not null)')
        await execute(`insert into own_second values (${isMended ? 1 : 'null'})`)
      }),
      migrationOf('own_third', (execute) => execute('create table own_third (a int)')),
    ]
    await expect(adapter().migrate({ migrations: own })).rejects.toThrow('the process ends')
    expect(await recorded()).toEqual(['own_first'])
    expect(await tables()).toEqual(['own_first'])
    expect(said[0]).toContain('The migration "own_second" failed: null value in column "a"')
    expect(said[0]).toContain('Remove the cause and start again')

    isMended = true
    await adapter().migrate({ migrations: own })
    expect(await recorded()).toEqual(['own_first', 'own_second', 'own_third'])
    expect(await tables()).toEqual(['own_first', 'own_second', 'own_third'])
  })

  it('that two processes start at once is run by one of them, and the other one waits', async () => {
    const said = vi.spyOn(app.payload.logger, 'info')
    let runs = 0
    let end = () => {}
    const own = [
      migrationOf('own_slow', () => {
        runs += 1
        return new Promise<void>((resolve) => (end = resolve))
      }),
    ]
    const first = adapter().migrate({ migrations: own })
    await vi.waitFor(() => expect(runs).toBe(1))
    const second = adapter().migrate({ migrations: own })
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('Another process migrates this database: waiting for it'))
    end()
    await Promise.all([first, second])
    expect([runs, (await recorded()).filter((name) => name === 'own_slow')]).toEqual([1, ['own_slow']])
  })
})
