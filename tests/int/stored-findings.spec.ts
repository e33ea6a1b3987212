import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPages } from '../../src/admin/pages/findPages'
import { readPagesQuery, type SearchParams } from '../../src/admin/pages/pagesQuery'
import { createPage, row, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const call = (method: string, path: string, body?: unknown) => app.call({ method, path, body, as: 'editor' })

interface Health {
  pages: { id: string; findings: { check: string; text: string }[] }[]
  due: number
}
const health = async () => (await call('GET', '/api/voix/health')).body as unknown as Health
const checksOf = async ({ id }: Json) => (await health()).pages.find((page) => page.id === id)?.findings

async function countOf(check: string): Promise<number> {
  const { counts } = (await call('GET', '/api/voix/health/counts')).body as unknown as {
    counts: { check: string; count: number }[]
  }
  return counts.find((one) => one.check === check)?.count ?? 0
}

async function withFindings(params: SearchParams = {}) {
  const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
  const req = await createLocalReq({ user }, app.payload)
  const query = readPagesQuery({ only: 'findings', sort: 'path', ...params })
  const { items, total } = await findPages({ req, query, limit: 1 })
  return { titles: items.map(({ title }) => title), total }
}

const placeholder = () => row('hero', { title: 'TBD' })

it('are stored at publishing, listed by a filter in the order of the list, and gone when the page is deleted', async () => {
  const bad = await createPage(app, { title: 'Bad one', path: '/bad-a', elements: [placeholder()] })
  await createPage(app, { title: 'Bad two', path: '/bad-b', elements: [placeholder()] })
  await createPage(app, { title: 'Bad draft', path: '/bad-c', elements: [placeholder()], _status: 'draft' })
  const sound = await createPage(app, { title: 'Bad no more', path: '/bad-d' })
  await app.query(`update page_findings set findings = '{"found": []}', count = 0 where page = '${sound.id}'`)
  expect(await withFindings({ search: 'Bad' })).toEqual({ titles: ['Bad one'], total: 2 })
  expect(await withFindings({ search: 'Bad', page: '2' })).toEqual({ titles: ['Bad two'], total: 2 })
  expect(await countOf('placeholder-text')).toBe(2)
  await call('PATCH', `/api/pages/${bad.id}`, { _status: 'draft', rev: bad.rev })
  expect([(await withFindings({ search: 'Bad' })).titles, await countOf('placeholder-text')]).toEqual([['Bad two'], 1])
  expect((await app.call({ method: 'DELETE', path: `/api/pages/${bad.id}`, as: 'administrator' })).status).toBe(200)
  expect(await app.query(`select 1 from page_findings where page = '${bad.id}'`)).toEqual([])
})

it('are read and not found again, until the page or a document that it links to is changed', async () => {
  const target = await createPage(app, { title: 'Target', path: '/findings-target' })
  const relationship = { relationTo: 'pages', value: target.id }
  const hero = row('hero', { title: 'Sea', link: { mode: 'relationship', text: 'There', relationship } })
  const page = await createPage(app, { title: 'Linking', path: '/findings-linking', elements: [hero] })
  expect(JSON.stringify(await checksOf(page))).not.toContain('dead-link')
  const mark = { check: 'mark', level: 'hint', element: null, field: null, text: 'Stored', name: 'The page' }
  await app.query(
    `update page_findings set findings = '${JSON.stringify({ found: [mark] })}' where page = '${page.id}'`,
  )
  expect(await checksOf(page)).toEqual([mark])
  await call('PATCH', `/api/pages/${target.id}`, { _status: 'draft', rev: target.rev })
  expect(JSON.stringify(await checksOf(page))).toContain('dead-link')
})

it('are all found again if that is wanted, and those of pages that the system has published', async () => {
  const page = await createPage(app, { title: 'Again', path: '/findings-again', elements: [placeholder()] })
  await app.query(`update page_findings set findings = '{"found": []}', count = 0`)
  expect(await checksOf(page)).toEqual([])
  expect((await call('POST', '/api/voix/health/again')).status).toBe(200)
  const { unchecked } = (await call('GET', '/api/voix/health/counts')).body as unknown as { unchecked: number }
  expect(unchecked).toBeGreaterThan(0)
  await app.query(`delete from page_findings where page = '${page.id}'`)
  for (let left = 1; left > 0;) left = (await health()).due
  expect((await checksOf(page))?.map(({ check }) => check)).toContain('placeholder-text')
})
