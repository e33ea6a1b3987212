import fs from 'node:fs'
import path from 'node:path'

/**
 * Runs `work` with a connection to the database, then closes it. Throws an error with a remedy if it cannot connect.
 */
export async function withClient(url, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // Without a listener, a lost connection would end this process. The pending query is rejected anyway.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new Error(`No connection to PostgreSQL at ${host}${pathname} (${error.message}): check DATABASE_URL`, {
      cause: error,
    })
  }
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Creates the database unless it exists; `isNew` drops an existing one. `url` is another database of the same server.
 */
export async function ensureDatabase({ url, name, isNew = false }) {
  await withClient(url, async (client) => {
    if (isNew) await client.query(`drop database if exists ${client.escapeIdentifier(name)}`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** Throws if the server is older than the supported versions. */
export async function checkServerVersion(client) {
  const { rows } = await client.query('show server_version_num')
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000)
  if (major < 15) throw new Error(`PostgreSQL ${major} is too old: DATABASE_URL needs PostgreSQL >= 15`)
}

/** Returns the names of the migrations in `src/migrations` that the database lacks. */
export async function pendingMigrations({ client, root }) {
  const dir = path.join(root, 'src/migrations')
  const files = fs.existsSync(dir) ? fs.readdirSync(dir) : []
  const names = files.filter((file) => file.endsWith('.ts') && file !== 'index.ts').map((file) => file.slice(0, -3))
  const done = new Set(await readColumn({ client, table: 'payload_migrations', column: 'name' }))
  return names.filter((name) => !done.has(name)).sort()
}

/** Whether the migrated database has neither users nor pages. */
export async function isDatabaseEmpty(client) {
  const users = await readColumn({ client, table: 'users', column: 'id' })
  return users.length === 0 && !(await hasPages(client))
}

/** Whether the database has pages. */
export async function hasPages(client) {
  return (await readColumn({ client, table: 'pages', column: 'id' })).length > 0
}

async function readColumn({ client, table, column }) {
  const { rows } = await client.query('select to_regclass($1) as found', [`public.${table}`])
  if (rows[0].found === null) return []
  const result = await client.query(`select ${column} as value from public.${table}`)
  return result.rows.map((row) => row.value)
}

/** Runs `work` under a lock, so that no other process prepares the same database. */
export async function withDatabaseLock({ client, onWait }, work) {
  const key = 'hashtext(current_database() || $1)'
  const { rows } = await client.query(`select pg_try_advisory_lock(${key}) as locked`, ['voix-prepare'])
  if (!rows[0].locked) {
    onWait()
    await client.query(`select pg_advisory_lock(${key})`, ['voix-prepare'])
  }
  try {
    return await work()
  } finally {
    await client.query(`select pg_advisory_unlock(${key})`, ['voix-prepare']).catch(() => {})
  }
}
