import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { slugsOf } from '../../options/getVoix'
import { SECTION_KIND } from '../../tree'

/**
 * Returns the pages whose stored findings may be outdated: the page has changed, or a document that it shows (also
 * inside of a shared section), or the document that it belongs to, or a linked address has been published or
 * unpublished.
 */
export async function findOutdated(req: PayloadRequest, pages: readonly string[]): Promise<ReadonlySet<string>> {
  const slugs = slugsOf(req)
  const [references, own] = [tableOf(req, slugs.references), tableOf(req, slugs.pages)]
  const used = await execute<{ slug: string }>({
    req,
    statement: sql`select distinct to_collection as slug from ${references} where from_collection = ${slugs.pages}`,
  })
  const shown = withTimes(
    req,
    used.map(({ slug }) => slug),
  ).map(
    (slug) => sql`
      select s.page from shown s
      join ${references} r on r.from_collection = ${slugs.pages} and r.from_doc = s.doc and r.is_published
      join ${tableOf(req, slug)} d on r.to_collection = ${slug} and d.id::text = r.to_doc
      where ${isChanged('s')}`,
  )
  const naming = withTimes(
    req,
    collectionsWithPages(req.payload).map(({ slug }) => slug),
  ).map(
    (slug) => sql`
      select f.page from checked f
      join ${references} r on r.to_collection = ${slugs.pages} and r.to_doc in (f.page, f.original)
      join ${tableOf(req, slug)} d on r.from_collection = ${slug} and d.id::text = r.from_doc
      where ${isChanged('f')}`,
  )
  const state = sql`
    select to_jsonb(bool_or(t._status = 'published')) from ${own} t
    where t.path = a.key and coalesce(t.site_id, 0) = f.site and t.deleted_at is null`
  const rows = await execute<{ page: string }>({
    req,
    statement: sql`
      with recursive checked as (
        select f.page, f.checked_at, f.findings->'addresses' as addresses, p.updated_at,
          p.translation_of_id::text as original, coalesce(p.site_id, 0) as site
        from ${tableOf(req, slugs['page-findings'])} f join ${own} p on p.id::text = f.page
        where f.page in (select jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb))
      ), shown as (
        select page, checked_at, page as doc from checked
        union
        select s.page, s.checked_at, r.to_doc from shown s
        join ${references} r on r.from_collection = ${slugs.pages} and r.from_doc = s.doc and r.is_published
        join ${own} t on r.to_collection = ${slugs.pages} and t.id::text = r.to_doc and t.kind = ${SECTION_KIND}
      )
      ${sql.join(
        [
          sql`select d.page from checked d where ${isChanged('d')}`,
          sql`
            select f.page from checked f cross join jsonb_each(f.addresses) a
            where a.value is distinct from coalesce((${state}), 'null'::jsonb)`,
          ...shown,
          ...naming,
        ],
        sql` union `,
      )}`,
  })
  return new Set(rows.map(({ page }) => page))
}

/** Ignores dates in the future (clock skew), which would have the page checked again on each read. */
function isChanged(checked: 'd' | 'f' | 's') {
  return sql`d.updated_at > ${sql.raw(checked)}.checked_at and d.updated_at <= now()`
}

/** Returns the collections with timestamps. */
function withTimes({ payload }: PayloadRequest, slugs: readonly string[]): string[] {
  return slugs.filter((slug) => {
    return Object.hasOwn(payload.collections, slug) && payload.collections[slug as 'pages'].config.timestamps
  })
}
