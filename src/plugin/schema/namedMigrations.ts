import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { readMigrationFiles, type Config, type Migration } from 'payload'
import { causesOf } from '../../collections/core/database/busy'
import { newClient } from '../../collections/core/database/createListener.mjs'

type Migrate = PostgresAdapter['migrate']
type Given = NonNullable<Parameters<Migrate>[0]>

/** Time in milliseconds between attempts to take the lock. */
const EVERY = 500

/**
 * Returns the adapter with a `migrate` that waits for that of another process, and whose errors name the migration, the
 * cause and the fix. Payload runs each migration in its own transaction, so a failed one is rolled back.
 */
export function withNamedMigrations(db: Config['db']): Config['db'] {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args) as unknown as PostgresAdapter
      const { migrate } = adapter
      adapter.migrate = (given) => migrateAlone(adapter, migrate, given)
      return adapter as unknown as ReturnType<typeof db.init>
    },
  }
}

/** The lock belongs to a connection, so PostgreSQL releases that of a process that was killed. */
async function migrateAlone(adapter: PostgresAdapter, migrate: Migrate, given?: Given): Promise<void> {
  const { payload, poolOptions } = adapter
  const migrations = given?.migrations ?? (await readMigrationFiles({ payload }))
  const client = newClient({ connection: poolOptions, name: 'voix-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const lock = async () => {
      const { rows } = await client.query<{ locked: boolean }>(
        `select pg_try_advisory_lock(hashtext(current_database() || 'voix-migrate')) as locked`,
      )
      return rows[0]?.locked === true
    }
    if (!(await lock())) {
      payload.logger.info('Another process migrates this database: waiting for it')
      do await sleep(EVERY)
      while (!(await lock()))
    }
    await migrate.call(adapter, { migrations: migrations.map(named) as Given['migrations'] })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function named({ up, ...migration }: Migration): Migration {
  const upNamed: Migration['up'] = async (input) => {
    try {
      await up(input)
    } catch (error) {
      throw new Error(failureOf(migration.name, error), { cause: error })
    }
  }
  return { ...migration, up: upNamed }
}

/** Returns PostgreSQL's error message. Drizzle's own message is the whole statement. */
function failureOf(name: string, error: unknown): string {
  const reason = causesOf(error).at(-1)?.message ?? String(error)
  return `The migration "${name}" failed: ${reason}
Nothing of it was kept, and no later migration was run. Remove the cause and start again, which continues with this migration. To return to the version before, restore a backup from before the migrations`
}
