import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { jsonColumns } from '../../collections/core/database/tables'
import { expireTags } from '../expiry'

interface Repair {
  /** A PostgreSQL regular expression, without regard to case, of the text of every value that may need a repair. */
  mayMatch: string
  /** Returns the repaired value, and how many of its parts were wrong. */
  repair: (value: unknown) => { value: unknown; count: number }
}

interface Repaired {
  /** Number of repaired parts. */
  count: number
  /** Number of changed database rows: documents, locales, versions and contents of releases. */
  rows: number
}

type Column = ReturnType<typeof jsonColumns>[number]

const BATCH = 100

/** Repairs the values of all JSON columns. Revisions and dates do not change. */
export async function repairJson(payload: Payload, isDryRun: boolean, how: Repair): Promise<Repaired> {
  const req = await createLocalReq({}, payload)
  const repaired: Repaired = { count: 0, rows: 0 }
  for (const place of jsonColumns(req)) {
    const ids = await findRows(req, place, how.mayMatch)
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      await inTransaction(req, () => repairRows({ req, place, ids: batch, isDryRun, how, repaired }))
    }
  }
  return repaired
}

async function findRows(req: PayloadRequest, { table, column }: Column, mayMatch: string): Promise<string[]> {
  const statement = sql`select id::text as id from ${table} where ${column}::text ~* ${mayMatch}`
  return (await execute<{ id: string }>({ req, statement })).map(({ id }) => id)
}

interface Repairing {
  req: PayloadRequest
  place: Column
  ids: readonly string[]
  isDryRun: boolean
  how: Repair
  repaired: Repaired
}

async function repairRows({ req, place: { table, column }, ids, isDryRun, how, repaired }: Repairing): Promise<void> {
  const rows = await execute<{ id: string; value: unknown }>({
    req,
    statement: sql`
      select id::text as id, ${column} as value from ${table}
      where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) for no key update`,
  })
  let changed = 0
  for (const { id, value } of rows) {
    const { value: next, count } = how.repair(value)
    if (count === 0) continue
    changed += 1
    repaired.count += count
    repaired.rows += 1
    if (isDryRun) continue
    const json = JSON.stringify(next)
    await execute({ req, statement: sql`update ${table} set ${column} = ${json}::jsonb where id::text = ${id}` })
  }
  // Any page may show these values.
  if (changed > 0 && !isDryRun) await expireTags(req, ['site'])
}
