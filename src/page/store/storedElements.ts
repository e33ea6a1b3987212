import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

/**
 * `pages` holds what visitors see, or the first state of a page that was never published; `drafts` the newest versions.
 */
export const TABLES = ['pages', 'drafts'] as const
export type Table = (typeof TABLES)[number]

/** The elements of one row, exactly as stored. */
export interface StoredElements {
  /** The id of the page's or the version's row. */
  id: string
  path: string
  status: string
  elements: unknown
  /** `elements` as text, byte for byte. */
  text: string
}

interface Place {
  req: PayloadRequest
  table: Table
}

const BATCH = 200

/**
 * Passes all rows of a table to `work` in batches. `inside` runs each batch, in whose transaction the rows are locked.
 */
export async function eachBatch(
  { req, table }: Place,
  work: (rows: StoredElements[]) => Promise<void>,
  inside: (work: () => Promise<boolean>) => Promise<boolean>,
): Promise<void> {
  let last: string | null = null
  const next = async (): Promise<boolean> => {
    const rows: StoredElements[] = await readBatch({ req, table, after: last })
    await work(rows)
    last = rows.at(-1)?.id ?? null
    return rows.length === BATCH
  }
  while (await inside(next));
}

async function readBatch({ req, table, after }: Place & { after: string | null }): Promise<StoredElements[]> {
  const { name, elements, path, status, slug, condition } = placeOf({ req, table })
  const beyond = after === null ? sql`true` : sql`id > ${columnId(req, slug, after)}`
  return execute<StoredElements & Record<string, unknown>>({
    req,
    statement: sql`
      select id::text, ${path} as path, ${status}::text as status, ${elements} as elements, ${elements}::text as text
      from ${name} where jsonb_typeof(${elements}) = 'array' and ${condition} and ${beyond}
      order by id limit ${BATCH} for no key update`,
  })
}

/** Overwrites the elements of a row. */
export async function writeElements({ req, table, id, json }: Place & { id: string; json: string }): Promise<void> {
  const { name, elements, slug } = placeOf({ req, table })
  await execute({
    req,
    statement: sql`update ${name} set ${elements} = ${json}::jsonb where id = ${columnId(req, slug, id)}`,
  })
}

/** Locks a row and returns the MD5 of its elements, or `null` if the row was deleted. */
export async function printOf({ req, table, id }: Place & { id: string }): Promise<string | null> {
  const { name, elements, slug } = placeOf({ req, table })
  const [row] = await execute<{ print: string }>({
    req,
    statement: sql`
      select md5(${elements}::text) as print from ${name} where id = ${columnId(req, slug, id)} for no key update`,
  })
  return row?.print ?? null
}

function placeOf({ req, table }: Place) {
  const { pages } = slugsOf(req)
  if (table === 'pages') {
    const columns = { elements: sql`elements`, path: sql`path`, status: sql`_status`, condition: sql`true` }
    return { name: tableOf(req, pages), slug: pages, ...columns }
  }
  const columns = { elements: sql`version_elements`, path: sql`version_path`, status: sql`version__status` }
  return { name: versionsOf(req, pages), slug: null, ...columns, condition: sql`latest` }
}
