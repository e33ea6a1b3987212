import { afterAll, beforeAll, expect, it } from 'vitest'
import { redirectTable } from '../../src/serve/proxy/redirects.mjs'
import { createPage, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const save = (from: string, to: string) =>
  app.call({
    method: 'POST',
    path: '/api/redirects',
    body: { from, to: { type: 'url', url: to }, type: '301', enabled: true },
    as: 'editor',
  })

const leads = async (path: string) =>
  (await redirectTable({ redirects: 'redirects', pages: 'pages' }))({ host: 'www.example', path })?.to ?? null

it('leads the very first visitor after it was saved, changed and deleted', async () => {
  for (let round = 0; round < 10; round += 1) {
    const from = `/first-${round}`
    expect(await leads(from)).toBeNull()
    const { status, body } = await save(from, '/one')
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await Promise.all([leads(from), leads(from)])).toEqual(['/one', '/one'])
    const path = `/api/redirects/${body.doc.id}`
    await app.call({ method: 'PATCH', path, body: { to: { type: 'url', url: '/two' } }, as: 'editor' })
    expect(await leads(from)).toBe('/two')
    await app.call({ method: 'DELETE', path, as: 'editor' })
    expect(await leads(from)).toBeNull()
  }
})

it.each(['/voix/studio', '/api/pages', '/_next/*', '/media/x.jpg', '/sitemap.xml', '/robots.txt'])(
  'that could never be followed, from %s, is refused',
  async (from) => {
    const { status, body } = await save(from, '/x')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('never followed')
  },
)

it.each(['/apis', '/voixes', '/sitemap', '/medias/*'])('may begin at %s', async (from) => {
  expect((await save(from, '/elsewhere')).status).toBe(201)
})

it('leads from a pattern to the page of the same slug, and from a plain path to no page that shows documents', async () => {
  const page = await createPage(app, { path: '/journal/{slug}' })
  const to = { type: 'page', page: page.id }
  for (const from of ['/tales/*', '/tale']) {
    const body = { from, to, type: '301', enabled: true }
    const { status, body: answer } = await app.call({ method: 'POST', path: '/api/redirects', body, as: 'editor' })
    expect(status, JSON.stringify(answer)).toBe(201)
  }
  expect(await leads('/tales/turtles')).toBe('/journal/turtles')
  expect(await leads('/tale')).toBeNull()
})
