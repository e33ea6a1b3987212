import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVoix } from '../../src/host/createVoix'
import { readDocumentation } from '../../src/admin/documentation/readDocumentation'
import { startApp, type App } from './helpers/app'

let app: App
let voix: ReturnType<typeof createVoix>
beforeAll(async () => {
  app = await startApp()
  voix = createVoix({ config: app.config, components: {}, layouts: {} })
})
afterAll(() => app?.stop())

const ORIGIN = 'https://site.example/__nuxt_content'
const get = (path: string) => voix.content.GET(new Request(`${ORIGIN}/${path}`))
const post = (path: string, body: string) =>
  voix.content.POST(new Request(`${ORIGIN}/${path}`, { method: 'POST', body }))
const ask = (sql: unknown, path = 'docs/query') => post(path, JSON.stringify({ sql }))

interface Manifest {
  docs: { version: string; columns: Record<string, string> }
}
const manifest = async () => (await (await get('manifest.json')).json()) as Manifest

describe('the dump of a collection', () => {
  it('is plain text with the table and its rows, kept for ever under its version', async () => {
    const { version, columns } = (await manifest()).docs
    const answer = await get(`docs/sql_dump.txt?v=${version}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const text = await answer.text()
    expect(text).toMatch(/^CREATE TABLE _content_docs \("id" TEXT PRIMARY KEY, "title" TEXT/)
    for (const column of Object.keys(columns)) expect(text).toContain(`"${column}"`)
    expect(text).toContain(`'docs/2.your-first-slice.md', 'Your first slice'`)
  })

  it('of another version is gone, and the answer names the present one', async () => {
    const { version } = (await manifest()).docs
    const answer = await get('docs/sql_dump.txt?v=v3.5.0--old')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await answer.text()).toContain(version)
    expect((await get('docs/sql_dump.txt')).headers.get('cache-control')).toContain('must-revalidate')
  })

  it.each(['users/sql_dump.txt', 'docs', 'docs/other.txt', '__proto__/sql_dump.txt', 'docs/sql_dump.txt/more'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('comes with the database that reads it', async () => {
    const answer = await get('sqlite.wasm')
    expect(answer.headers.get('content-type')).toBe('application/wasm')
    expect(WebAssembly.validate(await answer.arrayBuffer())).toBe(true)
  })
})

describe('the query call', () => {
  it('answers SQL in a JSON body with rows', async () => {
    const { version } = (await manifest()).docs
    const sql = `SELECT "title", "order" FROM _content_docs WHERE ("order" BETWEEN '2' AND '3' AND "title" <> 'it''s') ORDER BY "order" DESC`
    const answer = await ask(sql, `docs/query?v=${version}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual([
      { title: 'Layouts', order: 3 },
      { title: 'Your first slice', order: 2 },
    ])
  })

  it('refuses what is no query of this collection, and goes on', async () => {
    const hostile = [
      'SELECT * FROM _content_docs; DROP TABLE _content_docs',
      'PRAGMA query_only = OFF',
      `ATTACH DATABASE '/tmp/x' AS x`,
      'SELECT * FROM _content_docs UNION SELECT * FROM sqlite_master',
      'SELECT * FROM _content_info',
      `SELECT * FROM _content_docs WHERE ${'('.repeat(10_000)}1`,
    ]
    for (const sql of [...hostile, 7, undefined]) {
      const answer = await ask(sql)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message).toMatch(/query|sql/i)
    }
    expect((await ask(`SELECT "id" FROM _content_docs LIMIT 1`)).status).toBe(200)
  })

  it('refuses other bodies, versions and collections', async () => {
    expect((await post('docs/query', 'sql')).status).toBe(400)
    expect((await post('docs/query', JSON.stringify({ sql: 'x'.repeat(40_000) }))).status).toBe(413)
    expect((await ask('SELECT * FROM _content_docs', 'docs/query?v=v3.5.0--old')).status).toBe(404)
    expect((await ask('SELECT * FROM _content_users', 'users/query')).status).toBe(404)
    expect((await ask('SELECT * FROM _content_docs', 'docs/sql_dump.txt')).status).toBe(404)
  })
})

describe('the documentation', () => {
  it('leads by links between files, previous, next and breadcrumbs to pages that are there', async () => {
    const start = await readDocumentation(app.config, '')
    expect(start?.page).toBeNull()
    expect(start?.sections.map(({ title }) => title)).toEqual(['User guide', 'For developers'])
    const paths = (start?.search ?? []).map(({ href }) => href.replace('/voix/documentation', ''))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const page = (await readDocumentation(app.config, path))?.page
      const links = [...JSON.stringify(page?.body).matchAll(/"url":"(\/voix\/documentation[^"#]*)/g)].map(
        ([, url]) => url,
      )
      for (const href of [...links, page?.previous?.href, page?.next?.href]) {
        if (href) expect(paths).toContain(href.replace('/voix/documentation', ''))
      }
      expect(JSON.stringify(page?.body)).not.toMatch(/"url":"[^"]*\.md["#]/)
    }
  })

  it('has no page at an unknown path', async () => {
    for (const path of ['/docs/nothing', '/nothing', '/docs/your-first-slice/more']) {
      expect(await readDocumentation(app.config, path)).toBeNull()
    }
  })
})
