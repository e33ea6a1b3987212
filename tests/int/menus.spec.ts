import { readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, startApp, type App, type Json } from './helpers/app'
import { createDatabase } from './helpers/database'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())

const save = (body: Record<string, unknown>, { id, locale = 'en' }: { id?: string; locale?: string } = {}) =>
  app.call({
    method: id === undefined ? 'POST' : 'PATCH',
    path: `/api/menus${id === undefined ? '' : `/${id}`}?locale=${locale}&depth=0`,
    body: { name: 'Main', location: 'deep', _status: 'published', ...body },
    as: 'editor',
  })
const to = (href: string) => ({ mode: 'href', href })
/** A chain of items, each below the one before. */
const chain = (length: number): object => ({
  label: `Level ${length}`,
  link: to(`/level-${length}`),
  children: length === 1 ? [] : [chain(length - 1)],
})
const told = ({ body }: { body: Json }) =>
  (body.errors[0]?.data.errors as unknown as { path: string; message: string }[]).map(({ path, message }) => [
    path,
    message,
  ])

describe('a menu', () => {
  it('has items below items to any depth, and labels in each language', async () => {
    const { status, body } = await save({ items: [chain(7)] })
    expect(status).toBe(201)
    interface Item {
      label: object
      children: Item[]
    }
    const items = body.doc.items as Item[]
    let [at]: (Item | undefined)[] = items
    let depth = 0
    for (; at; [at] = at.children) {
      depth += 1
      expect(at.label).toEqual({ en: `Level ${8 - depth}` })
    }
    expect(depth).toBe(7)
    // One language at a time: what is written in the other one stays.
    const spanish = await save({ items: [{ ...items[0], label: 'Nivel' }] }, { id: body.doc.id, locale: 'es' })
    expect(spanish.body.doc.items).toMatchObject([
      { label: { en: 'Level 7', es: 'Nivel' }, children: [{ label: { en: 'Level 6' } }] },
    ])
  })

  it('is refused with the item and the rule, and is as it was', async () => {
    const section = await createPage(app, { kind: 'section', title: 'S', path: null })
    const leads = (relationTo: string, value: string) => ({ mode: 'relationship', relationship: { relationTo, value } })
    const bad = await save({
      items: [
        { id: 'a', label: { en: 'A' }, link: to('javascript:alert(1)') },
        {
          id: 'a',
          label: { xx: 'A' },
          link: leads('users', '1'),
          children: [{ label: '', link: null, children: 'none' }],
        },
      ],
    })
    expect(bad.status).toBe(400)
    expect(told(bad)).toEqual([
      ['items.0.link.href', expect.stringMatching(/^Item 1: /)],
      ['items.1.id', 'Item 2: Another item has the id "a".'],
      ['items.1.label', 'Item 2: There is no language "xx".'],
      ['items.1.label', 'Item 2: The label is missing.'],
      ['items.1.link.relationship', expect.stringMatching(/^Item 2: A link leads to a document of pages or media/)],
      ['items.1.children.0.label', 'Item 2.1: The label is missing.'],
      ['items.1.children.0.children', 'Item 2.1: What stands below an item is a list.'],
    ])
    const lost = await save({
      items: [
        { label: 'A', link: leads('pages', randomUUID()) },
        { label: 'B', link: leads('pages', section.id) },
      ],
    })
    expect(told(lost).map(([path]) => path)).toEqual(['items.0.link.relationship', 'items.1.link.relationship'])
    expect(told(await save({ items: [chain(21)] }))[0]?.[1]).toContain('at most 20 levels deep')
    expect(told(await save({ items: 'none' }))).toEqual([['items', 'The items of a menu are a list.']])
    // A draft may be unfinished, and still is no nonsense.
    expect((await save({ items: [{ label: '', link: null }], _status: 'draft' })).status).toBe(201)
    expect((await save({ items: [{ label: 7, link: null }], _status: 'draft' })).status).toBe(400)
  })

  it('counts as a use of the pages that it leads to, at any depth', async () => {
    const page = await createPage(app)
    const link = { mode: 'relationship', relationship: { relationTo: 'pages', value: page.id } }
    const item = { label: 'A', children: [{ label: 'B', children: [{ label: 'C', link }] }] }
    const { body } = await save({ items: [item] })
    const uses = await app.query('select from_doc, field from "references" where to_doc = $1', [page.id])
    expect(uses).toContainEqual({ from_doc: body.doc.id, field: 'items' })
  })
})

it('keeps every item, label and target of menus of two levels when they become one value', async () => {
  const name = readdirSync('src/migrations').find((file) => file.endsWith('_menu_items.ts')) ?? ''
  const { up, down } = (await import(`../../src/migrations/${name.replace('.ts', '')}.ts`)) as Record<
    'up' | 'down',
    (args: never) => Promise<void>
  >
  const database = await createDatabase({ isMigrated: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const args = { db: drizzle(client) } as never
  try {
    await down(args)
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
    await up(args)
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
    await client.end()
    await database.drop()
  }
})
