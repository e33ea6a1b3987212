import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withClient } from '../database.mjs'
import { readSchema } from './schema.mjs'

/** Tables whose rows refer to the cluster's transaction ids, which are meaningless in another cluster. */
const WITHOUT_ROWS = new Set(['public.voix_expired_tags'])

/**
 * Writes the rows of every table into files of `dir`, from one snapshot, while the site is running. Returns the schema,
 * each table with its `file` and its number of `rows`. `meanwhile` runs while the snapshot is open.
 */
export async function dumpRows({ url, dir, meanwhile }) {
  const { to } = await import('pg-copy-streams').then((copy) => copy.default)
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const schema = await readSchema(client)
    meanwhile()
    const copies = []
    for (const [index, table] of schema.tables.entries()) {
      if (WITHOUT_ROWS.has(table.name)) continue
      table.file = `${index}.copy`
      const rows = client.query(to(`copy ${table.name} (${table.columns.join(', ')}) to stdout`))
      await pipeline(rows, fs.createWriteStream(path.join(dir, table.file), { mode: 0o600 }))
      copies.push({ table, rows })
    }
    await client.query('commit')
    // PostgreSQL reports the number after the rows, so it is known only now.
    for (const { table, rows } of copies) table.rows = rows.rowCount
    return schema
  })
}

/** Creates the schema in an empty database and loads the rows, in one transaction. */
export async function loadRows({ url, dir, schema }) {
  const { from } = await import('pg-copy-streams').then((copy) => copy.default)
  await withClient(url, async (client) => {
    await client.query('begin')
    await refuseTables(client)
    for (const statement of schema.before) await client.query(statement)
    for (const table of schema.tables) if (table.file !== undefined) await loadTable({ client, dir, table, from })
    for (const { name, value } of schema.sequences) {
      if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value])
    }
    for (const statement of schema.after) await client.query(statement)
    await client.query('commit')
    await client.query('analyze')
  })
}

async function loadTable({ client, dir, table, from }) {
  const rows = client.query(from(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
  await pipeline(fs.createReadStream(path.join(dir, table.file)), rows)
  if (rows.rowCount === table.rows) return
  throw new Error(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}: the backup is damaged`)
}

async function refuseTables(client) {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  if (rows[0].count === 0) return
  throw new Error('The database of DATABASE_URL is not empty: make a new one, because nothing is overwritten')
}
