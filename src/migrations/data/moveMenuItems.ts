import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

interface Tables {
  menus: string
  column: string
  items: string
  children: string
  rels: string
  /** What paths of relations begin with. */
  path: string
  /** The id of a row as the document has it. */
  id: (alias: string) => string
}

const TABLES: readonly Tables[] = [
  {
    ...{ menus: 'menus', column: 'items', items: 'menus_items', children: 'menus_items_children', rels: 'menus_rels' },
    path: 'items',
    id: (alias) => `${alias}.id`,
  },
  {
    ...{ menus: '_menus_v', column: 'version_items', items: '_menus_v_version_items' },
    ...{ children: '_menus_v_version_items_children', rels: '_menus_v_rels' },
    path: 'version.items',
    id: (alias) => `coalesce(${alias}._uuid, ${alias}.id::text)`,
  },
]

/** The items of menus, in tables for two levels, as the one value that they are now. Nothing is left out: labels of all languages, both targets of a link. */
export async function moveMenuItems(db: MigrateUpArgs['db']): Promise<void> {
  for (const { menus, column, items, children, rels, path, id } of TABLES) {
    const label = (table: string, row: string) =>
      `coalesce((select jsonb_object_agg(l._locale::text, l.label) from ${table}_locales l where l._parent_id = ${row}.id and l.label is not null), '{}'::jsonb)`
    const link = (row: string, at: string) => `(
      select case when ${row}.link_href is null and r.id is null then null else jsonb_build_object(
        'mode', coalesce(${row}.link_mode::text, 'relationship'), 'href', ${row}.link_href,
        'target', coalesce(${row}.link_target::text, '_self'),
        'relationship', case when r.pages_id is not null then jsonb_build_object('relationTo', 'pages', 'value', r.pages_id)
          when r.media_id is not null then jsonb_build_object('relationTo', 'media', 'value', r.media_id) end) end
      from (select 1) one left join ${rels} r on r.parent_id = m.id and r.path = ${at})`
    const place = `'${path}.' || (i._order - 1)`
    await db.execute(
      sql.raw(`
      update ${menus} m set ${column} = coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', ${id('i')}, 'label', ${label(items, 'i')}, 'link', ${link('i', `${place} || '.link.relationship'`)},
          'children', coalesce((
            select jsonb_agg(jsonb_build_object(
              'id', ${id('c')}, 'label', ${label(children, 'c')},
              'link', ${link('c', `${place} || '.children.' || (c._order - 1) || '.link.relationship'`)},
              'children', '[]'::jsonb) order by c._order)
            from ${children} c where c._parent_id = i.id), '[]'::jsonb)) order by i._order)
        from ${items} i where i._parent_id = m.id), '[]'::jsonb)`),
    )
  }
}
