import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { newClient } from '../database/createListener.mjs'
import { execute } from '../database/execute'
import { columnId, tableOf } from '../database/tables'
import { JOBS } from './queue'

/** First key of the advisory locks of jobs: "voix" on a telephone keypad. */
const LOCKS = 8649
const AT_ONCE = 50
/** Number of lost workers after which a job is given up. */
const MOST_LOST = 5

type JobId = number | string

/** Claims of a worker on jobs. */
export interface Claims {
  /** Claims the next due job of a queue until `release`. Returns `null` if there is no such job. */
  claim: (queue: string) => Promise<JobId | null>
  release: (id: JobId) => Promise<void>
  close: () => Promise<void>
}

/**
 * Claims jobs with advisory locks of a connection, which PostgreSQL releases when a worker ends for any reason. With
 * Payload's own marks a running job looks like one whose worker was killed, and two workers could set them at once.
 */
export async function openClaims(payload: Payload): Promise<Claims> {
  const { pool } = payload.db as unknown as PostgresAdapter
  const client = newClient({ connection: pool.options, name: 'voix worker' })
  client.on('error', (error) => payload.logger.error({ err: error, msg: 'The worker lost its connection' }))
  await client.connect()
  const req = { payload } as PayloadRequest
  const jobs = tableOf(req, JOBS)
  const due = sql`completed_at is null and not coalesce(has_error, false)
    and (wait_until is null or wait_until <= now())`
  const rows = (statement: ReturnType<typeof sql>) => execute<{ id: JobId; processing: boolean }>({ req, statement })
  const lock = async (id: JobId) => {
    const { rows: answer } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as locked',
      [LOCKS, String(id)],
    )
    return answer[0]?.locked === true
  }
  const release = async (id: JobId) => {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS, String(id)])
  }

  return {
    claim: async (queue) => {
      const found = await rows(
        sql`select id, processing from ${jobs} where queue = ${queue} and ${due} order by coalesce(wait_until, created_at), id limit ${AT_ONCE}`,
      )
      for (const { id } of found) {
        if (!(await lock(id))) continue
        // Checked again under the lock: another worker may have run it in the meantime.
        const [still] = await rows(
          sql`select id, processing from ${jobs} where ${due} and id = ${columnId(req, JOBS, id)}`,
        )
        if (still && (!still.processing || (await mayRunAgain(req, id)))) return id
        await release(id)
      }
      return null
    },
    release,
    close: () => client.end(),
  }
}

/** Counts a try for a job whose worker was killed. Returns whether the job may run again. */
async function mayRunAgain(req: PayloadRequest, id: JobId): Promise<boolean> {
  const error = JSON.stringify({ message: `Its worker ended while it ran, ${MOST_LOST} times` })
  const [job] = await execute<{ isLost: boolean }>({
    req,
    statement: sql`
      update ${tableOf(req, JOBS)} set total_tried = coalesce(total_tried, 0) + 1, processing = false,
        has_error = coalesce(total_tried, 0) + 1 >= ${MOST_LOST},
        error = case when coalesce(total_tried, 0) + 1 >= ${MOST_LOST} then ${error}::jsonb else error end
      where id = ${columnId(req, JOBS, id)} returning has_error as "isLost"`,
  })
  return job?.isLost === false
}
