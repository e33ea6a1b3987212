import pg from 'pg'

/** With `isAllowed` false the database is out of reach: what is connected is ended, and nothing gets in. `server`: another database there. */
export async function allowConnections(server: string, name: string, isAllowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`alter database "${name}" allow_connections ${isAllowed}`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  } finally {
    await client.end()
  }
}
