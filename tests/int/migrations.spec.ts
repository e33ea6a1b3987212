import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrations } from '../../src/migrations'
import { createDatabase } from './helpers/database'

const LAST_FORMER = '20261127_104755_form_mails'
const TABLES = `select table_name from information_schema.tables where table_schema = 'public' order by 1`

let open: (() => Promise<void>)[]
beforeEach(() => (open = []))
afterEach(async () => {
  for (const close of open.reverse()) await close()
})

/** A database in which Payload has recorded these migrations. */
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
