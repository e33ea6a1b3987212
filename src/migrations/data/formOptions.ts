import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

type Database = MigrateUpArgs['db']

/** The choices of forms' fields, in one value each, as rows. A label that is one text is that of every language. */
export async function optionsToRows(db: Database): Promise<void> {
  await db.execute(sql`
    with given as (
      select f.id as field, o.at, o.one, replace(gen_random_uuid()::text, '-', '') as id
      from forms_fields f, jsonb_array_elements(case when jsonb_typeof(f.options) = 'array' then f.options else '[]' end)
        with ordinality as o(one, at)
    ), added as (
      insert into forms_fields_options (_order, _parent_id, id, value)
      select at, field, id, case when jsonb_typeof(one) = 'object' then one ->> 'value' else one #>> '{}' end from given
    )
    insert into forms_fields_options_locales (label, _locale, _parent_id)
    select case jsonb_typeof(one -> 'label') when 'object' then one -> 'label' ->> l::text else one ->> 'label' end, l, id
    from given, unnest(enum_range(null::_locales)) l`)
}

/** The way back: each label by language. */
export async function rowsToOptions(db: Database): Promise<void> {
  await db.execute(sql`
    update forms_fields f set options = coalesce((
      select jsonb_agg(jsonb_build_object('value', o.value, 'label', coalesce((
        select jsonb_object_agg(l._locale::text, l.label) from forms_fields_options_locales l
        where l._parent_id = o.id and l.label is not null), '{}')) order by o._order)
      from forms_fields_options o where o._parent_id = f.id), '[]')`)
}
