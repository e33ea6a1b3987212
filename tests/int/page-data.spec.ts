import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildId } from '../../src/options/buildId'
import { pageDataEndpoint } from '../../src/serve/endpoints/pageData'
import { createPage, ORIGIN, row, startApp, type App, type Json } from './helpers/app'

const CANARY = 'canary-of-the-agents'

let app: App
let token: string
beforeAll(async () => {
  app = await startApp()
  const login = { email: app.userOf('administrator').email, password: 'Secret-123-secret' }
  token = String((await app.call({ method: 'POST', path: '/api/users/login', body: login })).body.token)
})
afterAll(() => app?.stop())

async function dataAt(address: string, headers: Record<string, string> = {}) {
  const answer = await pageDataEndpoint({ config: app.config })(new Request(ORIGIN + address, { headers }))
  const body = (await answer.json()) as { build?: string; page?: Json }
  return { status: answer.status, cache: answer.headers.get('cache-control'), body }
}

const somewhere = () => `/${randomUUID().slice(0, 8)}`

it('the data of a page is its tree as visitors read it, with the build, under both addresses', async () => {
  const group = row('group')
  const { path } = await createPage(app, {
    path: `${somewhere()}/café`,
    elements: [
      group,
      row('hero', { title: 'For all' }, { parent: group.id }),
      row('hero', { title: CANARY }, { audience: 'agents' }),
    ],
  })
  const tree = await app.call({ path: `/api/pages/by-path?path=${encodeURIComponent(path)}&tree=true` })
  const build = await buildId()
  const written = encodeURI(path)
  for (const address of [`${written}/_payload.json`, `/builds/data${written}`, `${written}/_payload.json?${build}`]) {
    const { status, cache, body } = await dataAt(address, { Authorization: `JWT ${token}` })
    expect([status, cache]).toEqual([200, 'public, max-age=0, must-revalidate'])
    expect(body).toEqual({ build, page: tree.body })
    expect(body.page?.elements).toMatchObject([{ id: group.id, elements: [{ fields: { title: 'For all' } }] }])
    expect(JSON.stringify(body)).not.toContain(CANARY)
  }
  expect((await dataAt(`${written}/_payload.json?another-build`)).status).toBe(404)
})

it('the data of the home page is at the root', async () => {
  await createPage(app, { path: '/', title: 'Home of the data' })
  for (const address of ['/_payload.json', '/builds/data'])
    expect((await dataAt(address)).body.page?.title).toBe('Home of the data')
})

it('what is no published page has no data, not even for an administrator', async () => {
  const draft = await createPage(app, { path: somewhere(), _status: 'draft' })
  const trashed = await createPage(app, { path: somewhere() })
  const deletedAt = new Date().toISOString()
  await app.call({ method: 'PATCH', path: `/api/pages/${trashed.id}`, body: { deletedAt }, as: 'editor' })
  const changed = await createPage(app, { path: somewhere(), title: 'As published' })
  const body = { title: CANARY, _status: 'draft' }
  await app.call({ method: 'PATCH', path: `/api/pages/${changed.id}?draft=true`, body, as: 'editor' })
  for (const path of [draft.path, trashed.path, somewhere(), '/a%00b', '/%E0%A4%A']) {
    const { status, body, cache } = await dataAt(`${path}/_payload.json`, { Authorization: `JWT ${token}` })
    expect([path, status, body.page]).toEqual([path, 404, undefined])
    expect(cache).toBe('public, max-age=0, must-revalidate')
  }
  const published = await dataAt(`${changed.path}/_payload.json`, { Authorization: `JWT ${token}` })
  expect(published.body.page?.title).toBe('As published')
})
