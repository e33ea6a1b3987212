import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { csvFile } from '../../collections/core/csv'
import { bodyBytes } from '../../collections/core/decodeText'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { tableOf } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { coverTags } from '../../collections/core/redirects/coverTags'
import { manyProblems } from '../../collections/core/redirects/manyProblems'
import { refuse } from '../../collections/core/refuse'
import { exportRedirects, importRedirects } from '../../contract/redirects'
import { getVoix, slugsOf } from '../../options/getVoix'
import { expireTags } from '../../page/expiry'
import { storeManyReferences } from '../../page/references'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { COLUMNS, readRedirectsCsv, type CsvRedirect } from './readRedirectsCsv'
import { ruleOf, storedRedirects, type StoredRedirect } from './storedRedirects'

/** Limit of listed problems. */
const MOST_ERRORS = 100

export const redirectsExport = createEndpoint(exportRedirects, async ({ req }) => {
  const rows = (await storedRedirects(req)).map(({ from, pageId, url, host, type, enabled, notes }) => {
    const to = pageId === null ? url : `page:${pageId}`
    return [from, to, host ?? '', type, enabled ? 'yes' : 'no', notes]
  })
  return csvFile('redirects.csv', [[...COLUMNS], ...rows])
})

export const redirectsImport = createEndpoint(importRedirects, async ({ req }) => {
  const { rows, errors } = readRedirectsCsv(await bodyBytes(req), req.payload.config.routes.admin)
  if (errors.length > 0) refuseRows(req, errors)
  return inTransaction(req, () => write(req, rows))
})

async function write(req: PayloadRequest, rows: readonly CsvRedirect[]) {
  const { redirects } = slugsOf(req)
  // The same lock as in `checkChain`, so that concurrent writes are compared with each other.
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended('voix:redirects', 0))` })
  const stored = await storedRedirects(req)
  const paths = await pathsOf(req, [...rows, ...stored])
  const known = new Map(stored.map((rule) => [keyOf(rule), rule]))
  const wanted = rows.map((row) => ({ ...row, id: known.get(keyOf(row))?.id ?? null }))
  const replaced = new Set(wanted.flatMap(({ id }) => id ?? []))
  const lost = wanted.flatMap(({ line, pageId }) =>
    pageId !== null && !paths.has(pageId)
      ? [{ path: `line ${line}: to`, message: `Line ${line}, to: there is no page "${pageId}".` }]
      : [],
  )
  if (lost.length > 0) refuseRows(req, lost)
  const rules = wanted.filter(({ enabled }) => enabled).map((row) => ({ ...ruleOf(row, paths), line: row.line }))
  const others = stored
    .filter(({ enabled, id }) => enabled && !replaced.has(id))
    .map((rule) => ({ ...ruleOf(rule, paths), line: 0 }))
  const hosts = getVoix(req.payload.config).sites.flatMap((site) => site.hosts)
  const problems = [...manyProblems({ rules, others, hosts })]
  if (problems.length > 0) {
    refuseRows(
      req,
      problems.map(([{ line }, message]) => ({ path: `line ${line}: from`, message: `Line ${line}: ${message}` })),
    )
  }
  await store(req, wanted)
  await expireTags(req, [
    redirects,
    ...coverTags(
      req,
      wanted.map(({ from }) => from),
    ),
  ])
  const updated = replaced.size
  const created = wanted.length - updated
  await recordEvent({ req, event: 'imported', collection: redirects, doc: '', data: { created, updated } })
  return { created, updated }
}

/** Writes to the table directly, because ten thousand redirects through Payload's operations would take minutes. */
async function store(req: PayloadRequest, rows: readonly (CsvRedirect & { id: string | null })[]): Promise<void> {
  const table = tableOf(req, slugsOf(req).redirects)
  const list = JSON.stringify(
    rows.map(({ id, from, host, url, pageId, type, enabled, notes }) => ({
      id,
      from,
      host,
      to_type: pageId === null ? 'url' : 'page',
      to_url: pageId === null ? url : null,
      to_page_id: pageId,
      type,
      enabled,
      notes: notes || null,
    })),
  )
  // The table's row type converts each value to the type of its column.
  const given = sql`select * from jsonb_populate_recordset(null::${table}, ${list}::jsonb)`
  const changed = await execute<Written>({
    req,
    statement: sql`
      update ${table} rule set "from" = given."from", host = given.host, to_type = given.to_type, to_url = given.to_url,
        to_page_id = given.to_page_id, type = given.type, enabled = given.enabled, notes = given.notes, updated_at = now()
      from (${given}) given where rule.id = given.id returning rule.id::text as id, rule.to_page_id::text as page, rule.enabled`,
  })
  const added = await execute<Written>({
    req,
    statement: sql`
      insert into ${table} ("from", host, to_type, to_url, to_page_id, type, enabled, notes, hits)
      select "from", host, to_type, to_url, to_page_id, type, enabled, notes, 0 from (${given}) given where given.id is null
      returning id::text as id, to_page_id::text as page, enabled`,
  })
  const { redirects, pages } = slugsOf(req)
  const uses = [...changed, ...added].map(({ id, page, enabled }) => ({
    id,
    usedId: page,
    isPublished: enabled !== false,
  }))
  await storeManyReferences({ req, collection: redirects, field: 'to.page', to: pages, uses })
}

type Written = { id: string; page: string | null; enabled: boolean | null }

async function pathsOf(
  req: PayloadRequest,
  rules: readonly Pick<StoredRedirect, 'pageId'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rules.flatMap(({ pageId }) => pageId ?? []))]
  if (ids.length === 0) return new Map()
  const pages = tableOf(req, slugsOf(req).pages)
  const rows = await execute<{ id: string; path: string | null }>({
    req,
    statement: sql`select id::text as id, path from ${pages}
      where deleted_at is null and id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  })
  return new Map(rows.map(({ id, path }) => [id, path ?? '']))
}

function refuseRows(req: PayloadRequest, errors: readonly { path: string; message: string }[]): never {
  const shown = errors.slice(0, MOST_ERRORS)
  const more = errors.length - shown.length
  const all = more > 0 ? [...shown, { path: 'file', message: `${more} more rows are wrong.` }] : shown
  return refuse({ collection: slugsOf(req).redirects, errors: [...all], req })
}

function keyOf({ from, host }: Pick<StoredRedirect, 'from' | 'host'>): string {
  return `${host ?? ''} ${from}`
}
