import { newClient } from '../../collections/core/database/createListener.mjs'
import { tableOf, type RedirectSource } from '../address/redirects.mjs'

const EVERY = 10_000
const STOPS = ['SIGINT', 'SIGTERM'] as const

/** Redirect id -> hits since the last write. */
let counts = new Map<string, number>()
let batch: Promise<void> | null = null
/** Whether the failure to write the counts is logged. */
let isTold = false

/**
 * Counts a hit of a redirect in memory. The promise resolves when the counts are written: every ten seconds and when
 * the process gets a stop signal.
 */
export function countHit(id: string, source: RedirectSource): Promise<void> {
  add(id, 1)
  return (batch ??= openBatch(source))
}

async function openBatch(source: RedirectSource): Promise<void> {
  const isStopping = await dueOrStopping()
  batch = null
  await writeCounts(source)
  if (counts.size > 0 && !isStopping) batch ??= openBatch(source)
}

function add(id: string, hits: number): void {
  counts.set(id, (counts.get(id) ?? 0) + hits)
}

/** Resolves when the counts are due (`false`) or when the process gets a stop signal (`true`). */
function dueOrStopping(): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isStopping: boolean) => {
      clearTimeout(timer)
      for (const signal of STOPS) process.off(signal, stop)
      resolve(isStopping)
    }
    const stop = () => finish(true)
    const timer = setTimeout(() => finish(false), EVERY)
    timer.unref()
    for (const signal of STOPS) process.once(signal, stop)
  })
}

/**
 * Writes the counts on a connection of its own, so that no page waits for a redirect that is being saved. Counts that
 * cannot be written are kept for the next time.
 */
async function writeCounts({ redirects }: RedirectSource): Promise<void> {
  const sent = counts
  counts = new Map()
  const rows = [...sent].map(([id, hits]) => ({ id, hits }))
  const client = newClient({ connection: { connectionString: process.env.DATABASE_URL }, name: 'voix-hits' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows: kept } = await client.query<{ id: string }>(writeOf(tableOf(redirects)), [JSON.stringify(rows)])
    for (const { id } of kept) add(id, sent.get(id) ?? 0)
    isTold = false
  } catch (error) {
    if (!isTold) console.error(`The hits of redirects cannot be written and stay in memory: ${String(error)}`)
    isTold = true
    for (const { id, hits } of rows) add(id, hits)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Adds the hits to the redirects that no other transaction has locked, and returns the ids of the others. The row type
 * of the table gives each id its type.
 */
const writeOf = (table: string) => `
  with counted as (select id, hits from jsonb_populate_recordset(null::${table}, $1::jsonb)),
  free as (
    select rule.id from ${table} rule join counted using (id) order by rule.id for no key update of rule skip locked),
  written as (
    update ${table} rule set hits = coalesce(rule.hits, 0) + counted.hits
    from counted join free using (id) where rule.id = counted.id)
  select rule.id::text as id from ${table} rule join counted using (id) where rule.id not in (select id from free)`
