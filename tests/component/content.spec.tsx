import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveContent } from '../../src/collections/content/resolve'
import { ContentStore } from '../../src/collections/content/store'
import type { queryCollection } from '../../src/render/content/queryCollection'
import { contentEndpoint } from '../../src/serve/endpoints/contentEndpoint'

const SQLITE = readFileSync('node_modules/sql.js/dist/sql-wasm-browser.js', 'utf8')

/** Returns a new instance of the browser build of SQLite, which loads its WebAssembly with `fetch`. */
function browserSqlite(): { default: unknown } {
  const module = { exports: {} as unknown }
  const run = runInThisContext(`(function (module, exports) {${SQLITE}\n})`) as (...args: unknown[]) => void
  run(module, module.exports)
  return { default: module.exports }
}

const store = new ContentStore(resolveContent({ dir: path.resolve('src/content') }))
// The plugin stores the content in `config.custom`.
const { GET, POST } = contentEndpoint({ config: { custom: { voix: { content: store } } } as never })

let asked: string[]
let sent: RequestInit[]
/** The client module, imported again for each test because it caches content. */
let query: typeof queryCollection
beforeEach(async () => {
  await store.query('docs').count()
  asked = []
  sent = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'https://site.example')
    asked.push(pathname.replace('/__nuxt_content/', ''))
    sent.push(init)
    const request = new Request(new URL(url, 'https://site.example'), {
      method: init.method ?? 'GET',
      body: init.body ?? null,
    })
    return request.method === 'POST' ? POST(request) : GET(request)
  })
  vi.resetModules()
  vi.doMock('sql.js', browserSqlite)
  query = (await import('../../src/render/content/queryCollection')).queryCollection
})
afterEach(() => {
  vi.doUnmock('sql.js')
  vi.unstubAllGlobals()
})

const orders = async () =>
  (
    await query('docs').where('order', 'IN', [3, 1]).order('order', 'DESC').select('title', 'order', 'navigation').all()
  ).map(({ order, navigation }) => [order, navigation])
const EXPECTED = [
  [3, true],
  [1, true],
]

describe('queryCollection in the browser', () => {
  it('answers from a local database, filled once from the dump', async () => {
    expect(await orders()).toEqual(EXPECTED)
    const before = asked.length
    expect(new Set(asked)).toEqual(new Set(['manifest.json', 'sqlite.wasm', 'docs/sql_dump.txt']))
    expect(await query('docs').path('/docs/layouts').first()).toEqual(
      await store.query('docs').path('/docs/layouts').first(),
    )
    expect(await query('docs').count()).toBe(await store.query('docs').count())
    expect(asked).toHaveLength(before)
  })

  it('asks the server without WebAssembly, with the same rows, and sends no cookie', async () => {
    vi.stubGlobal('WebAssembly', undefined)
    expect(await orders()).toEqual(EXPECTED)
    expect(asked).toEqual(['manifest.json', 'docs/query'])
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit'])
  })

  it('asks the server where the policy forbids WebAssembly', async () => {
    const forbidden = () => Promise.reject(new WebAssembly.CompileError('unsafe-eval'))
    vi.stubGlobal(
      'WebAssembly',
      Object.assign(Object.create(WebAssembly) as object, { instantiate: forbidden, instantiateStreaming: forbidden }),
    )
    expect(await orders()).toEqual(EXPECTED)
    expect(asked).toEqual(['manifest.json', 'docs/query'])
  })

  it('says which collections there are when one is not', async () => {
    await expect(query('users').all()).rejects.toThrow('There is no content collection "users". There are locales')
    await expect(query('docs').where('secret', '=', 1).all()).rejects.toThrow('has no column "secret"')
  })
})
