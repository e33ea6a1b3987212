import { createLocalReq, type TaskConfig } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropJob, OUTSIDE_QUEUE, queueJob } from '../../src/collections/core/jobs/queue'
import { runWorker } from '../../src/collections/core/jobs/runWorker'
import { defineSlice } from '../../src/slices'
import { LONGEST_WAIT, startApp, type App } from './helpers/app'
import { blankConfig } from './helpers/blankConfig'

let app: App
/** The jobs that ran, in order. */
let ran: number[]
let failing: number

const count: TaskConfig<{ input: { number: number }; output: object }> = {
  slug: 'count',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 10 } },
  inputSchema: [{ name: 'number', type: 'number' }],
  handler: async ({ input }) => {
    if (failing-- > 0) throw new Error('not yet')
    await new Promise((resolve) => setTimeout(resolve, 5))
    ran.push(input.number)
    return { output: {} }
  },
}

/** The pending response of an external server. */
let server: Promise<void>

const ask: TaskConfig<{ input: object; output: object }> = {
  slug: 'ask',
  inputSchema: [],
  handler: async () => {
    await server
    return { output: {} }
  },
}

beforeAll(async () => {
  const note = defineSlice({ name: 'note', label: 'Note', admin: { group: 'notes' }, fields: {} })
  app = await startApp({
    schema: 'pushed',
    makeConfig: () =>
      blankConfig(
        { slices: [note], layouts: [{ name: 'blocks', label: 'Blocks' }] },
        { jobs: { tasks: [count, ask] } },
      ),
  })
})
afterAll(() => app.stop())
beforeEach(() => {
  ran = []
  failing = 0
})

const queue = async (number: number, waitUntil?: Date) =>
  queueJob(await createLocalReq({}, app.payload), { task: 'count', input: { number }, waitUntil })

/** Runs workers until the condition holds. */
async function work(condition: () => void | Promise<void>, workers = 1): Promise<void> {
  const ending = new AbortController()
  const { payload } = app
  const working = Array.from({ length: workers }, () => runWorker({ payload, signal: ending.signal, pollMs: 10 }))
  try {
    await vi.waitFor(condition, { timeout: LONGEST_WAIT, interval: 20 })
  } finally {
    ending.abort()
    await Promise.all(working)
  }
}

const left = () => app.query<{ id: string; has_error: boolean }>('select id, has_error from payload_jobs')
const allGone = async () => expect(await left()).toEqual([])

it('several workers run each job once', async () => {
  for (let number = 0; number < 30; number += 1) await queue(number)
  await work(allGone, 4)
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, number) => number))
})

it('a job that waits for somebody else’s server holds up nothing that has its time', async () => {
  let answer = () => {}
  server = new Promise((resolve) => (answer = resolve))
  const req = await createLocalReq({}, app.payload)
  await queueJob(req, { task: 'ask', input: {}, queue: OUTSIDE_QUEUE })
  await work(async () => {
    await queue(ran.length)
    expect(ran.length).toBeGreaterThan(2)
    answer()
  })
  await work(allGone)
})

it('a job waits for its time, and one that was dropped never runs', async () => {
  const later = await queue(1, new Date(Date.now() + 3_600_000))
  const dropped = await queue(2, new Date(Date.now() + 300))
  await queue(3, new Date(Date.now() + 400))
  await dropJob(await createLocalReq({}, app.payload), dropped)
  await work(() => expect(ran).toEqual([3]))
  await dropJob(await createLocalReq({}, app.payload), later)
  await allGone()
})

it('a job that fails is tried again, and kept with its error when it fails for good', async () => {
  failing = 2
  await queue(1)
  await work(allGone)
  expect(ran).toEqual([1])
  failing = 99
  await queue(2)
  await work(async () => expect(await left()).toEqual([expect.objectContaining({ has_error: true })]))
  await app.query('delete from payload_jobs')
})

it('a job whose worker was killed in the middle is run by the next one, and given up when that happens again and again', async () => {
  const id = await queue(1)
  await app.query('update payload_jobs set processing = true')
  // The lock of a worker whose process is killed.
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('select pg_advisory_lock(8649, hashtext($1))', [String(id)])
  await queue(2)
  await work(() => expect(ran).toEqual([2]))
  await holder.end()
  await work(allGone)
  expect(ran).toEqual([2, 1])

  await queue(3)
  await app.query('update payload_jobs set processing = true, total_tried = 4')
  await work(async () => expect(await left()).toEqual([expect.objectContaining({ has_error: true })]))
  expect(ran).toEqual([2, 1])
  await app.query('delete from payload_jobs')
})

it('nobody runs, queues or cancels jobs by the addresses that Payload has for them', async () => {
  await queue(1)
  for (const as of ['nobody', 'agent', 'editor', 'administrator'] as const) {
    const { status } = await app.call({ path: '/api/payload-jobs/run?allQueues=true', as })
    expect([as, status]).toEqual([as, 401])
  }
  expect(ran).toEqual([])
  await app.query('delete from payload_jobs')
})
