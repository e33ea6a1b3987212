import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { canonicalAddress } from '../../src/serve/address/canonicalAddress.mjs'
import { redirectTable } from '../../src/serve/address/redirects.mjs'
import { readPath, writePath } from '../../src/tree'
import { anyAddress } from '../../src/tree/spec/anyAddress'
import { createPage, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const save = (from: string, to: string, host?: string) =>
  app.call({
    method: 'POST',
    path: '/api/redirects',
    body: { from, ...(host ? { host } : {}), to: { type: 'url', url: to }, type: '301', enabled: true },
    as: 'editor',
  })

/** Returns the target of an address, which is passed as browsers send it. */
const leads = async (address: string) => (await followed(address))?.to ?? null

const followed = async (address: string) => {
  const { hostname: host, pathname, searchParams: query } = new URL(address, 'https://www.example')
  const path = readPath(canonicalAddress(pathname, { isOwn: false }) ?? '') ?? ''
  return (await redirectTable({ redirects: 'redirects', pages: 'pages' }))({ host, path, query })
}

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

it.each([
  '/caf%C3%A9',
  '/my%20page',
  '/my other page',
  '/%E6%97%A5%E6%9C%AC',
  '/Stra\u00dfe/',
  'https://www.old.example/x',
])(
  'leads from %s in the spelling of browsers, crawlers and users, and does not change on the next save',
  async (from) => {
    const { status, body } = await save(from, '/led')
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await leads(from)).toBe('/led')
    const { from: stored, host, to } = body.doc
    const again = await app.call({
      method: 'PATCH',
      path: `/api/redirects/${body.doc.id}`,
      body: { from: stored, to },
      as: 'editor',
    })
    expect(again.body.doc, JSON.stringify(again.body)).toMatchObject({ from: stored, host })
    expect(await leads(from)).toBe('/led')
  },
)

it('from a full URL leads only at its host', async () => {
  await save('https://only.old.example/there/', '/led-at-host')
  expect(await leads('https://only.old.example/there')).toBe('/led-at-host')
  expect(await leads('/there')).toBeNull()
})

it.each([
  ['/caf%E9', '/x', undefined, 'from'],
  ['/100%', '/x', undefined, 'from'],
  ['mailto:a@b.example', '/x', undefined, 'from'],
  ['https://one.example/a', '/x', 'two.example', 'from'],
  ['/to-mail', 'mailto:a@b.example', undefined, 'to.url'],
  ['/to-relative', 'elsewhere', undefined, 'to.url'],
  ['/at-hosts', '/x', '*.example', 'host'],
])('from %s to %s at %s is refused, as no address could match', async (from, to, host, field) => {
  const { status, body } = await save(from, to, host)
  expect(status).toBe(400)
  expect(body.errors[0]?.data.errors.map(({ path }: { path: string }) => path)).toEqual([field])
})

it('and head tags and booking triggers store paths as visitors request them, and refuse other texts', async () => {
  const tag = (paths: string[]) =>
    app.call({
      method: 'POST',
      path: '/api/head-tags',
      body: { name: 'Paths', tag: 'meta', attributes: { name: 'a' }, appliesTo: 'paths', paths },
      as: 'administrator',
    })
  expect((await tag(['/X/', '/se%C3%B1al'])).body.doc.paths).toEqual(['/x', '/se\u00f1al'])
  expect((await tag(['https://one.example/x'])).status).toBe(400)
  const trigger = (path: string) =>
    app.call({
      method: 'POST',
      path: '/api/booking-code-triggers',
      body: { name: 'Path', codeType: 'promo', code: 'P', match: { path } },
      as: 'editor',
    })
  expect((await trigger('/Se%C3%B1al/')).body.doc).toMatchObject({ match: { path: '/se\u00f1al' } })
  expect((await trigger('/x?y')).status).toBe(400)
})

it('of the type 410 have no target, and no redirect may lead to them', async () => {
  const body = { from: '/gone/*', to: { type: 'url', url: '/ignored' }, type: '410', enabled: true }
  const made = await app.call({ method: 'POST', path: '/api/redirects', body, as: 'editor' })
  expect(made.body.doc, JSON.stringify(made.body)).toMatchObject({ type: '410', to: { type: 'url', url: null } })
  expect(await followed('/gone/x')).toMatchObject({ to: '', rule: { status: 410 } })
  const there = await save('/to-gone', '/gone/y')
  expect([there.status, JSON.stringify(there.body)]).toEqual([400, expect.stringContaining('is gone')])
  const tested = await app.call({ path: '/api/voix/redirects/test?address=/gone/x', as: 'editor' })
  expect(tested.body.found).toMatchObject({ from: '/gone/*', status: 410, to: '' })
})

it(
  'are refused with a message or followed, for any address of them and of pages',
  async () => {
    const given = fc.sample(anyAddress, { numRuns: repeats({ test: 60, all: 1000 }), seed: 11 })
    let taken = 0
    for (const [index, text] of given.entries()) {
      const answer = await save(text, `/met-${index}`)
      expect([201, 400], `${text}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      const normal = await app.call({
        path: `/api/pages/check-path?${new URLSearchParams({ path: text })}`,
        as: 'editor',
      })
      expect([200, 400], text).toContain(normal.status)
      if (answer.status !== 201) continue
      taken += 1
      const { id, from, host, to } = answer.body.doc as Json & { from: string; host: string | null }
      const [pathname = '', query = ''] = from.split(/(?=[?])/)
      expect(
        await leads(`https://${host ?? 'www.example'}${writePath(pathname.replaceAll('*', 'star'))}${query}`),
        from,
      ).toBe(`/met-${index}`)
      const again = await app.call({ method: 'PATCH', path: `/api/redirects/${id}`, body: { from, to }, as: 'editor' })
      expect(again.body.doc, from).toMatchObject({ from, host })
      await app.call({ method: 'DELETE', path: `/api/redirects/${id}`, as: 'editor' })
    }
    expect(taken).toBeGreaterThan(10)
  },
  repeats({ test: 60_000, all: 900_000 }),
)
