import { readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from './helpers/database'

type Step = (args: never) => Promise<void>

/** Both ways of a migration by how its file ends, on a database that has them all. */
async function openMigration(ending: string) {
  const name = readdirSync('src/migrations').find((file) => file.endsWith(`${ending}.ts`)) ?? ''
  const { up, down } = (await import(`../../src/migrations/${name.replace('.ts', '')}.ts`)) as Record<
    'up' | 'down',
    Step
  >
  const database = await createDatabase({ isMigrated: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const args = { db: drizzle(client) } as never
  const close = async () => {
    await client.end()
    await database.drop()
  }
  return { client, up: () => up(args), down: () => down(args), close }
}

it('keeps the choices of forms when they become rows, and when that is undone', async () => {
  const { client, up, down, close } = await openMigration('_form_options')
  try {
    await down()
    const form = randomUUID()
    await client.query(`insert into forms (id) values ($1)`, [form])
    const options = [
      { label: 'Two', value: '2' },
      { label: { en: 'One', es: 'Uno' }, value: '1' },
    ]
    await client.query(
      `insert into forms_fields (_order, _parent_id, id, name, options) values (1, $1, 'f', 'guests', $2), (2, $1, 'g', 'none', 'null')`,
      [form, JSON.stringify(options)],
    )
    await up()
    const { rows } = await client.query(
      `select o._order, o.value, l._locale, l.label from forms_fields_options o join forms_fields_options_locales l on l._parent_id = o.id
       where o._parent_id = 'f' and l._locale in ('en', 'es') order by 1, 3`,
    )
    expect(rows).toEqual([
      { _order: 1, value: '2', _locale: 'en', label: 'Two' },
      { _order: 1, value: '2', _locale: 'es', label: 'Two' },
      { _order: 2, value: '1', _locale: 'en', label: 'One' },
      { _order: 2, value: '1', _locale: 'es', label: 'Uno' },
    ])
    await down()
    const back = await client.query(`select id, options from forms_fields order by id`)
    expect(back.rows).toEqual([
      {
        id: 'f',
        options: [
          { label: { en: 'Two', es: 'Two' }, value: '2' },
          { label: { en: 'One', es: 'Uno' }, value: '1' },
        ],
      },
      { id: 'g', options: [] },
    ])
  } finally {
    await close()
  }
})

it('keeps every item, label and target of menus of two levels when they become one value', async () => {
  const { client, up, down, close } = await openMigration('_menu_items')
  try {
    await down()
    const [menu, page, file] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query(`insert into pages (id, title, layout, _status) values ($1, 'P', 'blocks', 'published')`, [page])
    await client.query(`insert into media (id) values ($1)`, [file])
    await client.query(`insert into menus (id, name) values ($1, 'M'), ($2, 'Empty')`, [menu, randomUUID()])
    await client.query(
      `insert into menus_items (_order, _parent_id, id, link_mode, link_href, link_target) values
       (2, $1, 'b', 'relationship', '/kept', '_blank'), (1, $1, 'a', 'relationship', null, '_self')`,
      [menu],
    )
    await client.query(`insert into menus_items_locales (label, _locale, _parent_id) values
       ('A', 'en', 'a'), ('Á', 'es', 'a'), ('B', 'en', 'b')`)
    await client.query(
      `insert into menus_items_children (_order, _parent_id, id, link_mode, link_href) values (1, 'a', 'c', 'href', '/c'), (2, 'a', 'd', 'relationship', null)`,
    )
    await client.query(`insert into menus_items_children_locales (label, _locale, _parent_id) values ('C', 'en', 'c')`)
    await client.query(
      `insert into menus_rels (parent_id, path, pages_id, media_id) values
       ($1, 'items.1.link.relationship', $2, null), ($1, 'items.0.children.1.link.relationship', null, $3)`,
      [menu, page, file],
    )
    await client.query(`insert into _menus_v (id, parent_id, version_name) values ($1, $2, 'V')`, [file, menu])
    await client.query(`insert into _menus_v_version_items (_order, _parent_id, _uuid) values (1, $1, 'a')`, [file])
    await up()
    const { rows } = await client.query<{ items: unknown }>('select items from menus order by name desc')
    const link = { mode: 'relationship', href: null, target: '_self', relationship: null }
    expect(rows.map(({ items }) => items)).toEqual([
      [
        {
          ...{ id: 'a', label: { en: 'A', es: 'Á' }, link: null },
          children: [
            { id: 'c', label: { en: 'C' }, link: { ...link, mode: 'href', href: '/c' }, children: [] },
            { id: 'd', label: {}, link: { ...link, relationship: { relationTo: 'media', value: file } }, children: [] },
          ],
        },
        {
          ...{ id: 'b', label: { en: 'B' }, children: [] },
          link: {
            mode: 'relationship',
            href: '/kept',
            target: '_blank',
            relationship: { relationTo: 'pages', value: page },
          },
        },
      ],
      [],
    ])
    const versions = await client.query<{ version_items: unknown }>('select version_items from _menus_v')
    expect(versions.rows).toEqual([{ version_items: [{ id: 'a', label: {}, link: null, children: [] }] }])
  } finally {
    await close()
  }
})
