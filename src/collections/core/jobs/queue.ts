import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TaskConfig } from 'payload'
import { columnId, tableOf } from '../database/tables'
import { execute } from '../database/execute'

/** Payload's collection of jobs: its name is fixed. */
export const JOBS = 'payload-jobs'

/** The queue that the worker runs. An application's own jobs are in others, unless it wants them run by the worker as well. */
export const WORKER_QUEUE = 'voix'

/** The queue of what waits for somebody else's server: the worker runs it beside the other, whose jobs have their time. */
export const OUTSIDE_QUEUE = 'voix-outside'

/** Whether this process is the worker: what every server does ahead, it leaves to them. */
export const isWorker = (): boolean => process.env.VOIX_ROLE === 'worker'

/** How a task is tried again that the database could not serve: for about a minute. What must not be done is no error, but an outcome. */
export const RETRIES: TaskConfig['retries'] = { attempts: 6, backoff: { type: 'exponential', delay: 1000 } }

/** How often it is tried in all. */
export const ATTEMPTS = 7

interface Queued {
  task: string
  input: Record<string, unknown>
  /** Not before. Default: at once. */
  waitUntil?: Date
  queue?: typeof WORKER_QUEUE | typeof OUTSIDE_QUEUE
}

/** Puts a job into a queue of the worker, in the request's transaction: it is there when what it is about is. Returns its id. */
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
    // system: whoever asks was judged by what the job is about
    overrideAccess: true,
  })
  return (job as { id: number | string }).id
}

/** Takes a job out of the queue, in the request's transaction. One that runs already goes on: its task looks whether it is wanted. */
export async function dropJob(req: PayloadRequest, job: number | string): Promise<void> {
  const id = columnId(req, JOBS, job)
  await execute({
    req,
    statement: sql`delete from ${tableOf(req, JOBS)} where id = ${id} and not coalesce(processing, false)`,
  })
}
