import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { jsonColumns } from '../../collections/core/database/tables'
import { repairedHref } from '../../slices/storedHref'
import { mapAddresses } from '../../slices/textAddresses'
import { expireTags } from '../expiry'

export interface RepairedLinks {
  /** Number of repaired links. */
  links: number
  /** Number of changed database rows: documents, locales, versions and contents of releases. */
  rows: number
}

type Column = ReturnType<typeof jsonColumns>[number]

const BATCH = 100

/** Matches every row that may contain such a link. `addressProblem` then decides. */
const MAYBE = '"url": "[.]{0,2}(https?|mailto|tel)?%'

/**
 * Repairs links in rich text whose whole address was percent-encoded, once or more, in all collections, drafts,
 * versions, releases and recipes. Other addresses, revisions and dates do not change. A second run changes nothing.
 */
export async function repairLinks(payload: Payload, { isDryRun = false } = {}): Promise<RepairedLinks> {
  const req = await createLocalReq({}, payload)
  const repaired: RepairedLinks = { links: 0, rows: 0 }
  for (const place of jsonColumns(req)) {
    const ids = await findRows(req, place)
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      await inTransaction(req, () => repairRows({ req, place, ids: batch, isDryRun, repaired }))
    }
  }
  return repaired
}

async function findRows(req: PayloadRequest, { table, column }: Column): Promise<string[]> {
  const statement = sql`select id::text as id from ${table} where ${column}::text ~* ${MAYBE}`
  return (await execute<{ id: string }>({ req, statement })).map(({ id }) => id)
}

interface Repairing {
  req: PayloadRequest
  place: Column
  ids: readonly string[]
  isDryRun: boolean
  repaired: RepairedLinks
}

async function repairRows({ req, place: { table, column }, ids, isDryRun, repaired }: Repairing): Promise<void> {
  const rows = await execute<{ id: string; value: unknown }>({
    req,
    statement: sql`
      select id::text as id, ${column} as value from ${table}
      where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) for no key update`,
  })
  let changed = 0
  for (const { id, value } of rows) {
    let links = 0
    const next = mapAddresses(value, (address) => {
      const right = repairedHref(address)
      if (right !== address) links += 1
      return right
    })
    if (links === 0) continue
    changed += 1
    repaired.links += links
    repaired.rows += 1
    if (isDryRun) continue
    const json = JSON.stringify(next)
    await execute({ req, statement: sql`update ${table} set ${column} = ${json}::jsonb where id::text = ${id}` })
  }
  // Any page may show these links.
  if (changed > 0 && !isDryRun) await expireTags(req, ['site'])
}
