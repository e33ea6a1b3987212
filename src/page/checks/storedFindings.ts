import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { Finding } from '../../slices/checks'
import { findOutdated } from './outdatedFindings'

/** A finding with the name of its element. */
export interface NamedFinding extends Finding {
  name: string
}

interface StoredFindings {
  findings: NamedFinding[]
  /** Whether the findings are of the page's current version, and nothing that it shows has changed since. */
  isCurrent: boolean
}

const table = (req: PayloadRequest) => tableOf(req, slugsOf(req)['page-findings'])
const list = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** Whether the page at a linked path is published, by path. `null` if there is no page. */
export type Addresses = Readonly<Record<string, boolean | null>>

interface Checked {
  req: PayloadRequest
  page: string
  /** The `updatedAt` of the checked version. */
  updatedAt: string
  findings: readonly NamedFinding[]
  addresses: Addresses
  /** When the page was read. */
  at: Date
}

/**
 * Stores the findings of a page. Stores nothing if the page has been published again, or is being published, since the
 * findings are then those of an older version.
 */
export async function storeFindings({ req, page, updatedAt, findings, addresses, at }: Checked): Promise<void> {
  const pages = slugsOf(req).pages
  await execute({
    req,
    statement: sql`
      insert into ${table(req)} (page, checked_at, count, findings)
      select ${page}, ${at.toISOString()}::timestamptz, ${findings.length}::numeric,
        ${JSON.stringify({ found: findings, addresses })}::jsonb
      from ${tableOf(req, pages)} p
      where p.id = ${columnId(req, pages, page)} and p.updated_at = ${updatedAt}::timestamptz
      for share of p skip locked
      on conflict (page) do update
        set checked_at = excluded.checked_at, count = excluded.count, findings = excluded.findings, updated_at = now()`,
  })
}

/** Returns the stored findings of pages by page id. */
export async function readFindings(
  req: PayloadRequest,
  pages: readonly string[],
): Promise<ReadonlyMap<string, StoredFindings>> {
  const outdated = await findOutdated(req, pages)
  const rows = await execute<{ page: string; findings: NamedFinding[]; is_checked: boolean }>({
    req,
    statement: sql`
      select page, findings->'found' as findings, checked_at is not null as is_checked from ${table(req)} where page in ${list(pages)}`,
  })
  return new Map(
    rows.map(({ page, findings, is_checked }) => [page, { findings, isCurrent: is_checked && !outdated.has(page) }]),
  )
}

/**
 * Marks all findings as outdated, so that every page is checked again. Rows that are being written are skipped: they
 * are new.
 */
export async function outdateFindings(req: PayloadRequest): Promise<void> {
  const unlocked = sql`select id from ${table(req)} for update skip locked`
  await execute({ req, statement: sql`update ${table(req)} set checked_at = null where id in (${unlocked})` })
}

interface Counts {
  /** Ids of pages that were never checked or have outdated findings. */
  due: readonly string[]
  /** Number of findings per check. */
  counts: readonly { check: string; count: number }[]
}

/** Counts the stored findings of pages. */
export async function countFindings(req: PayloadRequest, pages: readonly string[]): Promise<Counts> {
  const counts = await execute<{ check: string; count: number }>({
    req,
    statement: sql`
      select e.value->>'check' as check, count(*)::int as count
      from ${table(req)} f cross join jsonb_array_elements(f.findings->'found') e
      where f.page in ${list(pages)} group by e.value->>'check'`,
  })
  const checked = await execute<{ page: string }>({
    req,
    statement: sql`select page from ${table(req)} where checked_at is not null`,
  })
  const outdated = await findOutdated(req, pages)
  const known = new Set(checked.map(({ page }) => page))
  return { due: pages.filter((page) => !known.has(page) || outdated.has(page)), counts }
}
