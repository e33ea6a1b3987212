import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as ownPages from '../../src/migrations/20261123_210222_own_pages'
import { createDatabase } from './helpers/database'

let database: Awaited<ReturnType<typeof createDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase({ isMigrated: true })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await migrate('down')
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

const migrate = (way: 'up' | 'down') => ownPages[way]({ db: drizzle(client) } as never)

async function rowsOf<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query(statement, values)).rows as Row[]
}

async function addPage(path: string, more: { site?: number; isTrashed?: boolean } = {}): Promise<string> {
  const { site = 0, isTrashed = false } = more
  const id = randomUUID()
  await client.query(
    `insert into pages (id, title, path, layout, site_id, language_code, _status, deleted_at)
     values ($1, 'A page', $2, 'blocks', $3, 'en', 'published', $4)`,
    [id, path, site, isTrashed ? new Date() : null],
  )
  return id
}

async function addPost(slug: string, path: string | null): Promise<string> {
  const id = randomUUID()
  await client.query(`insert into posts (id, slug, path, _status) values ($1, $2, $3, 'published')`, [id, slug, path])
  await client.query(
    `insert into _posts_v (parent_id, version_slug, version_path, version__status, latest)
     values ($1, $2, $3, 'draft', true)`,
    [id, slug, path],
  )
  return id
}

it('makes pages of the addresses of documents, knows where they are used, and leads back to every address', async () => {
  await addPage('/blog/one', { isTrashed: true })
  await addPage('/blog/one', { site: 7 })
  const page = await addPage('/blog/one')
  const paths: [slug: string, path: string | null][] = [
    ['one', '/blog/one'],
    ['spelled', '/Blog/One/'],
    ['nowhere', '/no/such/page?a=1'],
    ['without', null],
  ]
  const ids = new Map<string, string>()
  for (const [slug, path] of paths) ids.set(slug, await addPost(slug, path))

  await migrate('up')
  expect(await rowsOf('select slug, page_id from posts order by slug')).toEqual([
    { slug: 'nowhere', page_id: null },
    { slug: 'one', page_id: page },
    { slug: 'spelled', page_id: page },
    { slug: 'without', page_id: null },
  ])
  expect(await rowsOf(`select version_page_id from _posts_v where version_slug = 'one'`)).toEqual([
    { version_page_id: page },
  ])
  const uses = `select is_published from "references" where from_collection = 'posts' and from_doc = $1 and to_doc = $2 order by 1`
  expect(await rowsOf(uses, [ids.get('one'), page])).toEqual([{ is_published: false }, { is_published: true }])

  await client.query(`update pages set path = '/journal/{slug}' where id = $1`, [page])
  await migrate('down')
  expect(await rowsOf('select slug, path from posts order by slug')).toEqual([
    { slug: 'nowhere', path: '/no/such/page?a=1' },
    { slug: 'one', path: '/journal/one' },
    { slug: 'spelled', path: '/journal/spelled' },
    { slug: 'without', path: null },
  ])
  expect(await rowsOf(`select version_path from _posts_v where version_slug = 'nowhere'`)).toEqual([
    { version_path: '/no/such/page?a=1' },
  ])
  expect(await rowsOf(uses, [ids.get('one'), page])).toEqual([])
  await migrate('up')
  expect(await rowsOf(`select page_id from posts where slug = 'nowhere'`)).toEqual([{ page_id: null }])
})

it('binds to the page what was bound to the address, of these collections alone', async () => {
  const query = (collection: string, bind: object) => ({
    blockType: 'x',
    element: { modelQuery: { collection, bind } },
  })
  const elements = [
    { blockType: 'plain', element: { modelQuery: null } },
    query('posts', { link: 'path', title: 'title' }),
    query('pages', { link: 'path' }),
  ]
  await migrate('down')
  const id = await addPage('/bound')
  const write = 'update pages set elements = $2::jsonb where id = $1'
  await client.query(write, [id, JSON.stringify(elements)])
  const stored = async () => (await rowsOf<{ elements: unknown }>('select elements from pages where id = $1', [id]))[0]
  await migrate('up')
  const bound = [elements[0], query('posts', { link: 'page', title: 'title' }), elements[2]]
  expect(await stored()).toEqual({ elements: bound })
  await migrate('down')
  expect(await stored()).toEqual({ elements })
  await migrate('up')
})
