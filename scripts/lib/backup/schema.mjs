/** Objects that a backup by COPY would omit silently. */
const FOREIGN_OBJECTS = `
  select c.relkind::text as kind, c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f', 'p')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all select 'function', p.oid::regprocedure::text from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'trigger', t.tgname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all select 'identity column', format('%s.%I', a.attrelid::regclass, a.attname)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''
  union all select 'type', t.oid::regtype::text from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'r')
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`

const ENUMS = `
  select format('create type public.%I as enum (%s)', t.typname, string_agg(quote_literal(e.enumlabel::text), ', ' order by e.enumsortorder)) as made
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`

const SEQUENCES = `
  select format('public.%I', sequencename) as name, last_value::text as value,
    format('create sequence public.%I as %s start %s increment %s minvalue %s maxvalue %s cache %s %s', sequencename, data_type, start_value,
      increment_by, min_value, max_value, cache_size, case when cycle then 'cycle' else 'no cycle' end) as made
  from pg_sequences where schemaname = 'public' order by sequencename`

const TABLES = `
  select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
    format('create table %s (%s)', c.oid::regclass, string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then format('collate %s', a.attcollation::regcollation) end,
      case when a.attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attnotnull then 'not null' end), ', ' order by a.attnum)) as made
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
  group by c.oid, c.relname order by c.relname`

const OWNERS = `
  select format('alter sequence %s owned by %s.%I', s.oid::regclass, d.refobjid::regclass, a.attname) as made
  from pg_class s join pg_depend d on d.objid = s.oid and d.deptype = 'a' and d.refclassid = 'pg_class'::regclass
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where s.relnamespace = 'public'::regnamespace and s.relkind = 'S' order by 1`

/** Foreign keys last, since they depend on the others. NOT NULL is part of the tables. */
const CONSTRAINTS = `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made
  from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('p', 'u', 'c', 'x', 'f')
  order by contype = 'f', conrelid::regclass::text, conname`

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as made from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by i.indexrelid::regclass::text`

/**
 * Returns the schema as PostgreSQL describes it: statements for `before` and `after` the rows, the tables with the
 * columns to copy, and the values of sequences. Throws if it contains objects that the statements cannot recreate.
 * @param {import('pg').ClientBase} client
 */
export async function readSchema(client) {
  // Makes PostgreSQL write every name with its schema.
  await client.query(`set local search_path = ''`)
  const read = async (statement) => (await client.query(statement)).rows
  const made = async (statement) => (await read(statement)).map((row) => row.made)
  const foreign = await read(FOREIGN_OBJECTS)
  if (foreign.length > 0) {
    const names = foreign.map(({ kind, name }) => `${name} (${kind})`).join(', ')
    const remedy = 'back the database up by pg_dump, and set VOIX_AUTOMATIC_BACKUP=off'
    throw new Error(`A backup does not hold these: ${names}. Instead, ${remedy}`)
  }
  const [sequences, tables] = [await read(SEQUENCES), await read(TABLES)]
  return {
    before: [...(await made(ENUMS)), ...sequences.map((row) => row.made), ...tables.map((row) => row.made)],
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: sequences.map(({ name, value }) => ({ name, value })),
    after: [...(await made(OWNERS)), ...(await made(CONSTRAINTS)), ...(await made(INDEXES))],
  }
}
