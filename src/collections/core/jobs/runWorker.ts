import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { openClaims } from './claims'

/** A scheduled page is there within a second of its time. */
const POLL_MS = 1000

/** Options of `runWorker()`. */
export interface WorkerOptions {
  payload: Payload
  /** Ends the worker, once the job that it runs is done. */
  signal: AbortSignal
  /** How long it waits when there is nothing to do, in milliseconds. Default 1,000. */
  pollMs?: number
}

/**
 * Runs the jobs of the queue `voix`, one after another, until `signal` aborts. Several workers may run at once: each job is run by one of
 * them, and taken over by another when that one ends in the middle of it.
 */
export async function runWorker({ payload, signal, pollMs = POLL_MS }: WorkerOptions): Promise<void> {
  if (!payload.config.jobs.enabled) return void (await until(signal))
  const claims = await openClaims(payload)
  try {
    while (!signal.aborted) {
      const id = await claims.claim()
      if (id === null) {
        await sleep(pollMs, undefined, { signal }).catch(() => undefined)
        continue
      }
      try {
        // system: what the job may do is its task's matter
        await payload.jobs.runByID({ id, overrideAccess: true, silent: { info: true, error: false } })
      } finally {
        await claims.release(id)
      }
    }
  } finally {
    await claims.close().catch(() => undefined)
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
