import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import { indexMissing } from '../../src/page/search'
import { readNumber, readWords } from '../../src/serve/search/searchQuery'
import { findPages } from '../../src/serve/search/findPages'
import { createPage, row, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
  for (const title of ['Regatta of the coast', 'Regatta <b>of</b> the & bay'])
    await createPage(app, { title, elements: [row('hero', { title: 'Sails' })] })
})
afterAll(() => app?.stop())

async function search(typed: unknown, number = 1) {
  const req = await createLocalReq({}, app.payload)
  return findPages({ req, siteId: 0, languageCode: 'en', words: readWords(typed), number })
}
const totalOf = async (typed: string) => (await search(typed)).total

it.each([
  ["regatta'); drop table voix_search; --", 2],
  ["' or 1=1 --", 0],
  ['regatta & | ! ( <-> :*', 2],
  ['regatta \\', 2],
  ['%', 0],
  ['\u0000regatta', 2],
  ['\ud800 regatta', 2],
  ['<script>alert(1)</script>', 0],
  // A query with only excluded words would search all pages.
  ['-nothing', 0],
  ['the of and', 0],
  ['regatta -bay', 1],
  ['"regatta of"', 2],
  ['"regatta of the coast"', 1],
  ['bay or coast', 2],
])('takes whatever is typed: %j', async (typed, total) => {
  expect(await totalOf(typed)).toBe(total)
})

it('takes what is far too long', async () => {
  expect(await totalOf(`regatta ${'x'.repeat(50_000)}`)).toBe(2)
  expect(await totalOf('('.repeat(50_000))).toBe(0)
})

it('looks for pages that have some of the words where none has all, and says so', async () => {
  const both = await search('regatta bay')
  expect([both.total, both.isPartial]).toEqual([1, false])
  const some = await search('regatta xylophone')
  expect([some.total, some.isPartial]).toEqual([2, true])
  const none = await search('xylophone')
  expect([none.total, none.isPartial, none.pages]).toEqual([0, false, []])
})

it('hands texts on as texts, with what looks like markup in them', async () => {
  const [page] = (await search('bay')).pages
  const title = page?.title.map(({ text }) => text).join('')
  expect(title).toContain('& bay')
  expect(JSON.stringify(page)).not.toMatch(/[\uE000\uE001]/)
})

it('lists ten at a time, and the last of them behind the end', async () => {
  for (let at = 0; at < 12; at += 1)
    await createPage(app, { title: `Catamaran ${at}`, elements: [row('hero', { title: 'Sails' })] })
  const first = await search('catamaran')
  const second = await search('catamaran', readNumber('2'))
  expect([first.total, first.numbers, first.pages.length, second.pages.length]).toEqual([12, 2, 10, 2])
  expect(new Set([...first.pages, ...second.pages].map(({ href }) => href)).size).toBe(12)
  expect((await search('catamaran', readNumber('9999'))).number).toBe(2)
})

it('has an address that no page takes, in each language', async () => {
  for (const path of ['/search', '/es/search']) {
    const body = { title: 'Mine', path, layout: 'blocks' }
    const { status, body: answer } = await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(`"${path}\\" is reserved`)])
  }
  await createPage(app, { path: '/search/tips' })
})

it('finds pages that were published before there was a search', async () => {
  await app.query('delete from voix_search')
  expect(await totalOf('regatta')).toBe(0)
  await indexMissing(app.payload)
  expect(await totalOf('regatta')).toBe(2)
})

it('asks the index for words, and reads no tree of a page', async () => {
  await app.query(`
    insert into voix_search (page, shown, audience, site_id, language, title, description, body, document)
    select 'none-' || n, '', '', 0, 'en', 'n', '', '', to_tsvector('english', 'word' || n) from generate_series(1, 20000) n`)
  await app.query('analyze voix_search')
  const [row] = await app.query<{ 'QUERY PLAN': unknown }>(`
    explain (format json) with asked as materialized (select websearch_to_tsquery('english', 'regatta') as query)
    select page from asked, voix_search where document @@ query and site_id = 0 and language = 'en'`)
  expect(JSON.stringify(row)).toContain('voix_search_document_idx')
  expect(JSON.stringify(row)).not.toContain('Seq Scan')
})
