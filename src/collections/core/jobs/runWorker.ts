import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { deleteOldSubmissions } from '../forms/deleteOldSubmissions'
import { dropOldStates } from '../database/oldStates'
import { openClaims, type Claims } from './claims'
import { OUTSIDE_QUEUE, WORKER_QUEUE } from './queue'

/** A scheduled page is published within a second. */
const POLL_MS = 1000
const TIDY_MS = 36e5

/** Options of `runWorker()`. */
export interface WorkerOptions {
  payload: Payload
  /** Ends the worker after the jobs that it runs. */
  signal: AbortSignal
  /** Time between polls of an empty queue, in milliseconds. Default 1,000. */
  pollMs?: number
}

/**
 * Runs the jobs of the queues `voix` and `voix-outside` until `signal` aborts. The jobs of a queue run one after
 * another. Several workers may run at once. If one ends during a job, another takes the job over. Every hour, the
 * worker deletes expired data.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { payload, signal } = options
  if (!payload.config.jobs.enabled) return void (await until(signal))
  const claims = await openClaims(payload)
  const running = [WORKER_QUEUE, OUTSIDE_QUEUE].map((queue) => runQueue({ ...options, queue, claims }))
  try {
    await Promise.all([...running, tidy(options)])
  } finally {
    await claims.close().catch(() => undefined)
  }
}

async function runQueue({
  payload,
  signal,
  pollMs = POLL_MS,
  queue,
  claims,
}: WorkerOptions & { queue: string; claims: Claims }): Promise<void> {
  while (!signal.aborted) {
    const id = await claims.claim(queue)
    if (id === null) {
      await sleep(pollMs, undefined, { signal }).catch(() => undefined)
      continue
    }
    try {
      // system: the task checks access itself
      await payload.jobs.runByID({ id, overrideAccess: true, silent: { info: true, error: false } })
    } finally {
      await claims.release(id)
    }
  }
}

async function tidy({ payload, signal }: WorkerOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      await deleteOldSubmissions(payload, signal)
      await dropOldStates(payload)
    } catch (error) {
      payload.logger.error({
        err: error,
        msg: 'Old submissions and states of documents could not be deleted; the worker tries again in an hour',
      })
    }
    await sleep(TIDY_MS, undefined, { signal }).catch(() => undefined)
  }
}

function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const alive = setInterval(() => undefined, 60_000)
    signal.addEventListener('abort', () => {
      clearInterval(alive)
      resolve()
    })
  })
}
