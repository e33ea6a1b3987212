import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const COLLECTIONS = ['resorts', 'brands', 'specials', 'posts'] as const

/** The page at an address that somebody has written: of the first site, and the published one, where there are several. */
const pageAt = (path: string) => `(
  select p.id from pages p
  where p.path = coalesce(nullif(lower(rtrim(trim(${path}), '/')), ''), '/') and p.deleted_at is null
  order by coalesce(p.site_id, 0) = 0 desc, p._status = 'published' desc limit 1)`

/** Addresses become pages. What leads to none is kept beside, as it was. */
const pagesOfPaths = (name: string) => `
  insert into addresses_before (source, id, path)
    select '${name}', id::text, path from "${name}" where path is not null
    union all select '_${name}_v', id::text, version_path from "_${name}_v" where version_path is not null;
  update "${name}" set page_id = ${pageAt(`"${name}".path`)} where path is not null;
  update "_${name}_v" set version_page_id = ${pageAt(`"_${name}_v".version_path`)} where version_path is not null;
  insert into "references" (from_collection, from_doc, element, field, to_collection, to_doc, is_published)
    select '${name}', id::text, null, 'page', 'pages', page_id::text, true
    from "${name}" where page_id is not null and _status = 'published'
    union all select '${name}', parent_id::text, null, 'page', 'pages', version_page_id::text, false
    from "_${name}_v" where version_page_id is not null and latest and version__status = 'draft';`

const pathsOfPages = (name: string) => `
  update "${name}" d set path = coalesce(
    (select replace(p.path, '{slug}', coalesce(d.slug, '')) from pages p where p.id = d.page_id),
    (select b.path from addresses_before b where b.source = '${name}' and b.id = d.id::text));
  update "_${name}_v" d set version_path = coalesce(
    (select replace(p.path, '{slug}', coalesce(d.version_slug, '')) from pages p where p.id = d.version_page_id),
    (select b.path from addresses_before b where b.source = '_${name}_v' and b.id = d.id::text));
  delete from "references" where from_collection = '${name}' and field = 'page' and element is null;`

/** Where elements are stored. */
const ELEMENTS = [
  ['pages', 'elements'],
  ['_pages_v', 'version_elements'],
  ['recipes', 'elements'],
] as const

/** Fields of query elements that are filled from the address of a document, by its old name or its new one. */
const rebind = (table: string, column: string, from: string, to: string) => `
  update "${table}" set ${column} = (
    select jsonb_agg(case
      when e.row->'element'->'modelQuery'->>'collection' in ('${COLLECTIONS.join("','")}')
        and jsonb_typeof(e.row->'element'->'modelQuery'->'bind') = 'object'
      then jsonb_set(e.row, '{element,modelQuery,bind}', (
        select coalesce(jsonb_object_agg(key, case when value = '"${from}"' then '"${to}"'::jsonb else value end), '{}')
        from jsonb_each(e.row->'element'->'modelQuery'->'bind')))
      else e.row end order by e.place)
    from jsonb_array_elements(${column}) with ordinality as e(row, place))
  where jsonb_typeof(${column}) = 'array' and ${column} @? '$[*].element.modelQuery.bind.* ? (@ == "${from}")';`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resorts" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_resorts_v" ADD COLUMN "version_page_id" uuid;
  ALTER TABLE "brands" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_brands_v" ADD COLUMN "version_page_id" uuid;
  ALTER TABLE "specials" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_specials_v" ADD COLUMN "version_page_id" uuid;
  ALTER TABLE "posts" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_posts_v" ADD COLUMN "version_page_id" uuid;
  ALTER TABLE "resorts" ADD CONSTRAINT "resorts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resorts_v" ADD CONSTRAINT "_resorts_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specials" ADD CONSTRAINT "specials_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specials_v" ADD CONSTRAINT "_specials_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "resorts_page_idx" ON "resorts" USING btree ("page_id");
  CREATE INDEX "_resorts_v_version_version_page_idx" ON "_resorts_v" USING btree ("version_page_id");
  CREATE INDEX "brands_page_idx" ON "brands" USING btree ("page_id");
  CREATE INDEX "_brands_v_version_version_page_idx" ON "_brands_v" USING btree ("version_page_id");
  CREATE INDEX "specials_page_idx" ON "specials" USING btree ("page_id");
  CREATE INDEX "_specials_v_version_version_page_idx" ON "_specials_v" USING btree ("version_page_id");
  CREATE INDEX "posts_page_idx" ON "posts" USING btree ("page_id");
  CREATE INDEX "_posts_v_version_version_page_idx" ON "_posts_v" USING btree ("version_page_id");`)
  await db.execute(sql.raw('create table addresses_before (source text, id text, path text, primary key (source, id))'))
  for (const name of COLLECTIONS) await db.execute(sql.raw(pagesOfPaths(name)))
  for (const [table, column] of ELEMENTS) await db.execute(sql.raw(rebind(table, column, 'path', 'page')))
  await db.execute(sql`
  ALTER TABLE "resorts" DROP COLUMN "path";
  ALTER TABLE "_resorts_v" DROP COLUMN "version_path";
  ALTER TABLE "brands" DROP COLUMN "path";
  ALTER TABLE "_brands_v" DROP COLUMN "version_path";
  ALTER TABLE "specials" DROP COLUMN "path";
  ALTER TABLE "_specials_v" DROP COLUMN "version_path";
  ALTER TABLE "posts" DROP COLUMN "path";
  ALTER TABLE "_posts_v" DROP COLUMN "version_path";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resorts" DROP CONSTRAINT "resorts_page_id_pages_id_fk";
  
  ALTER TABLE "_resorts_v" DROP CONSTRAINT "_resorts_v_version_page_id_pages_id_fk";
  
  ALTER TABLE "brands" DROP CONSTRAINT "brands_page_id_pages_id_fk";
  
  ALTER TABLE "_brands_v" DROP CONSTRAINT "_brands_v_version_page_id_pages_id_fk";
  
  ALTER TABLE "specials" DROP CONSTRAINT "specials_page_id_pages_id_fk";
  
  ALTER TABLE "_specials_v" DROP CONSTRAINT "_specials_v_version_page_id_pages_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_page_id_pages_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_page_id_pages_id_fk";
  
  DROP INDEX "resorts_page_idx";
  DROP INDEX "_resorts_v_version_version_page_idx";
  DROP INDEX "brands_page_idx";
  DROP INDEX "_brands_v_version_version_page_idx";
  DROP INDEX "specials_page_idx";
  DROP INDEX "_specials_v_version_version_page_idx";
  DROP INDEX "posts_page_idx";
  DROP INDEX "_posts_v_version_version_page_idx";
  ALTER TABLE "resorts" ADD COLUMN "path" varchar;
  ALTER TABLE "_resorts_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "brands" ADD COLUMN "path" varchar;
  ALTER TABLE "_brands_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "specials" ADD COLUMN "path" varchar;
  ALTER TABLE "_specials_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "posts" ADD COLUMN "path" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_path" varchar;`)
  for (const name of COLLECTIONS) await db.execute(sql.raw(pathsOfPages(name)))
  for (const [table, column] of ELEMENTS) await db.execute(sql.raw(rebind(table, column, 'page', 'path')))
  await db.execute(sql.raw('drop table addresses_before'))
  await db.execute(sql`
  ALTER TABLE "resorts" DROP COLUMN "page_id";
  ALTER TABLE "_resorts_v" DROP COLUMN "version_page_id";
  ALTER TABLE "brands" DROP COLUMN "page_id";
  ALTER TABLE "_brands_v" DROP COLUMN "version_page_id";
  ALTER TABLE "specials" DROP COLUMN "page_id";
  ALTER TABLE "_specials_v" DROP COLUMN "version_page_id";
  ALTER TABLE "posts" DROP COLUMN "page_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_page_id";`)
}
