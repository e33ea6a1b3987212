import pg from 'pg'

/**
 * With `isAllowed` false the database is unreachable: its connections are closed, and new ones are refused. `server` is
 * the address of another database on the same server.
 */
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
