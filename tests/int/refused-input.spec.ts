import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, ORIGIN, startApp, type App } from './helpers/app'

let app: App
let pageId: string
beforeAll(async () => {
  app = await startApp()
  pageId = (await createPage(app)).id
})
afterAll(() => app?.stop())

describe('what nobody can read or store is refused, and no error of the server', () => {
  it.each([
    '/api/pages/by-path?path=/%00',
    '/api/pages/by-path?path=/x&siteId=x',
    '/api/pages?where[title][equals]=%00',
    '/api/pages?where[title][in]=%00',
    '/api/pages?where[or][0][title][like]=x%00',
    '/api/pages?where[elements][like]=a',
    '/api/pages?where[siteId][equals]=99999999999999999999',
    '/api/pages?sort=%00',
    '/api/pages?page=99999999999999999999',
    '/api/pages?limit=1e300',
    '/api/resorts?where[location.lat][near]=1,2,3',
    '/api/media/file/%00',
    '/api/pages/%00',
    '/api/pages/%',
    '/api/constructor',
    '/api/__proto__',
    '/api/toString',
    '/api/voix/used-in/media/%00',
    '/api/voix/used-in/constructor/1',
    '/api/voix/pages/%00/open',
    '/api/voix/closest?path=%00',
  ])('%s', async (path) => {
    const { status } = await app.call({ path, as: 'administrator' })
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['/api/users/verify/x', {}],
    ['/api/users/verify/%00', {}],
    ['/api/media', { alt: 'A' }],
    ['/api/voix/pages/%00/save', {}],
    ['/api/pages', { title: 'x\0', path: '/nul' }],
    ['/api/brands', { name: 'x\0' }],
    ['/api/redirects', { from: '/x\0', to: { type: 'url', url: '/y' } }],
  ])('POST %s %j', async (path, body) => {
    const { status } = await app.call({ method: 'POST', path, body, as: 'administrator' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('the name of a file', async () => {
    const body = { email: app.userOf('administrator').email, password: 'Secret-123-secret' }
    const { token } = (await app.call({ method: 'POST', path: '/api/users/login', body })).body
    const form = new FormData()
    form.set('file', new File(['<p>'], 'a\0.html', { type: 'text/html' }))
    const sent = new Request(`${ORIGIN}/api/media`, { method: 'POST', body: form })
    const bytes = await sent.arrayBuffer()
    const headers = {
      Authorization: `JWT ${token}`,
      'Content-Type': sent.headers.get('content-type') ?? '',
      'Content-Length': String(bytes.byteLength),
    }
    const request = new Request(sent.url, { method: 'POST', headers, body: bytes })
    const { status } = await handleEndpoints({ config: app.config, request })
    expect([400, 403, 415]).toContain(status)
  })
})

it('a question about the letters of every language is answered', async () => {
  const path = `/api/pages?where[title][equals]=${encodeURIComponent('Ünï 😀')}&limit=5&page=2&depth=0`
  expect((await app.call({ path, as: 'administrator' })).status).toBe(200)
  expect((await app.call({ path: `/api/pages/${pageId}` })).status).toBe(200)
})
