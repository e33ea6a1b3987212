import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The last migration of the development versions before 0.1.0. It left the schema that the initial migration makes. */
const LAST_FORMER = '20261127_104755_form_mails'

/**
 * Whether a development version before 0.1.0 has already made the schema of the initial migration. Throws where an older one made the
 * database: its data would be lost on the way.
 */
export async function isMigrated(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows: tables } = await db.execute(sql`select to_regclass('public.payload_migrations') as name`)
  if (tables[0]?.name === null) return false
  // Payload records a schema that it has pushed in development as batch -1.
  const { rows } = await db.execute(sql`select name from payload_migrations where batch <> -1 order by name desc`)
  if (rows.length === 0) return false
  if (rows.some(({ name }) => name === LAST_FORMER)) return true
  throw new Error(
    `This database was made by a development version before 0.1.0 that is too old: its last migration is "${String(rows[0]?.name)}". Start it once with the last version that has the migration "${LAST_FORMER}", then with this one. Nothing has been changed`,
  )
}
