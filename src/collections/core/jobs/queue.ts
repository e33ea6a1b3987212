import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TaskConfig } from 'payload'
import { columnId, tableOf } from '../database/tables'
import { execute } from '../database/execute'

/** The slug of Payload's collection of jobs, which is fixed. */
export const JOBS = 'payload-jobs'

/**
 * The queue that the worker runs. Jobs of the application are in other queues, unless the worker shall run them as
 * well.
 */
export const WORKER_QUEUE = 'voix'

/**
 * The queue of jobs that wait for other servers. The worker runs it separately, so that it does not delay scheduled
 * jobs.
 */
export const OUTSIDE_QUEUE = 'voix-outside'

/** Returns whether this process is the worker, which leaves preparing work to the servers. */
export const isWorker = (): boolean => process.env.VOIX_ROLE === 'worker'

/**
 * Retries of a task whose database was unavailable, over about a minute. A refusal is an outcome of the task, not an
 * error.
 */
export const RETRIES: TaskConfig['retries'] = { attempts: 6, backoff: { type: 'exponential', delay: 1000 } }

/** Number of attempts in total. */
export const ATTEMPTS = 7

interface Queued {
  task: string
  input: Record<string, unknown>
  /** Earliest time. Default: immediately. */
  waitUntil?: Date
  queue?: typeof WORKER_QUEUE | typeof OUTSIDE_QUEUE
}

/** Adds a job to a queue of the worker, in the request's transaction. Returns its id. */
export async function queueJob(
  req: PayloadRequest,
  { task, input, waitUntil, queue = WORKER_QUEUE }: Queued,
): Promise<number | string> {
  const job = await req.payload.jobs.queue({
    task: task as never,
    input: input as never,
    queue,
    ...(waitUntil && { waitUntil }),
    req,
    // system: the caller has checked access to the document of the job
    overrideAccess: true,
  })
  return (job as { id: number | string }).id
}

/**
 * Deletes a job in the request's transaction. One that runs already goes on, and its task checks whether it is still
 * wanted.
 */
export async function dropJob(req: PayloadRequest, job: number | string): Promise<void> {
  const id = columnId(req, JOBS, job)
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, JOBS)} where id = ${id} and not coalesce(processing, false)`,
  })
}
