import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { Finding } from '../../slices/checks'

/** A finding with the name of its element. */
export interface NamedFinding extends Finding {
  name: string
}

interface StoredFindings {
  findings: NamedFinding[]
  /** Whether the page was checked and nothing that it shows was changed since. */
  isCurrent: boolean
}

const table = (req: PayloadRequest) => tableOf(req, slugsOf(req)['page-findings'])
const list = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** Stores what the checks found on a page. `at`: when its content was read. */
export async function storeFindings({
  req,
  page,
  findings,
  at,
}: {
  req: PayloadRequest
  page: string
  findings: readonly NamedFinding[]
  at: Date
}): Promise<void> {
  const checked = at.toISOString()
  await execute({
    req,
    statement: sql`
      insert into ${table(req)} (page, checked_at, count, findings)
      values (${page}, ${checked}::timestamptz, ${findings.length}, ${JSON.stringify(findings)}::jsonb)
      on conflict (page) do update
        set checked_at = excluded.checked_at, count = excluded.count, findings = excluded.findings, updated_at = now()`,
  })
}

/** Reads the findings of pages, by page. */
export async function readFindings(
  req: PayloadRequest,
  pages: readonly string[],
): Promise<ReadonlyMap<string, StoredFindings>> {
  const outdated = await findOutdated(req, pages)
  const rows = await execute<{ page: string; findings: NamedFinding[]; is_checked: boolean }>({
    req,
    statement: sql`
      select page, findings, checked_at is not null as is_checked from ${table(req)} where page in ${list(pages)}`,
  })
  return new Map(
    rows.map(({ page, findings, is_checked }) => [page, { findings, isCurrent: is_checked && !outdated.has(page) }]),
  )
}

/** Finds pages that were changed since they were checked, or use documents that were. */
async function findOutdated(req: PayloadRequest, pages: readonly string[]): Promise<ReadonlySet<string>> {
  const { pages: slug, references } = slugsOf(req)
  const used = await execute<{ slug: string }>({
    req,
    statement: sql`select distinct to_collection as slug from ${tableOf(req, references)} where from_collection = ${slug}`,
  })
  const changed = used
    .filter(({ slug: to }) => Object.hasOwn(req.payload.collections, to))
    .filter(({ slug: to }) => req.payload.collections[to as typeof slug].config.timestamps)
    .map(
      ({ slug: to }) => sql`
        select f.page from ${table(req)} f
        join ${tableOf(req, references)} r on r.from_collection = ${slug} and r.from_doc = f.page and r.is_published
        join ${tableOf(req, to)} d on r.to_collection = ${to} and d.id::text = r.to_doc
        where f.page in ${list(pages)} and d.updated_at > f.checked_at`,
    )
  const own = sql`
    select f.page from ${table(req)} f join ${tableOf(req, slug)} p on p.id::text = f.page
    where f.page in ${list(pages)} and p.updated_at > f.checked_at`
  const rows = await execute<{ page: string }>({ req, statement: sql.join([own, ...changed], sql` union `) })
  return new Set(rows.map(({ page }) => page))
}

/** Has all pages checked again. Their findings are kept until then. */
export async function outdateFindings(req: PayloadRequest): Promise<void> {
  await execute({ req, statement: sql`update ${table(req)} set checked_at = null` })
}

interface Counts {
  checked: ReadonlySet<string>
  /** The number of findings, by page and check. */
  counts: readonly { page: string; check: string; count: number }[]
}

/** Counts the findings of all pages. */
export async function countFindings(req: PayloadRequest): Promise<Counts> {
  const counts = await execute<{ page: string; check: string; count: number }>({
    req,
    statement: sql`
      select f.page, e.value->>'check' as check, count(*)::int as count
      from ${table(req)} f cross join jsonb_array_elements(f.findings) e group by f.page, e.value->>'check'`,
  })
  const checked = await execute<{ page: string }>({
    req,
    statement: sql`select page from ${table(req)} where checked_at is not null`,
  })
  return { checked: new Set(checked.map(({ page }) => page)), counts }
}
