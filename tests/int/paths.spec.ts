import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const create = (path: string, more: Record<string, unknown> = {}) =>
  app.call({
    method: 'POST',
    path: '/api/pages',
    body: { title: path, path, layout: 'blocks', _status: 'published', ...more },
    as: 'editor',
  })
const patch = (path: string, body: unknown) => app.call({ method: 'PATCH', path, body, as: 'editor' })

describe('paths', () => {
  it.each([
    ['Resorts/Coral-Bay/', '/resorts/coral-bay'],
    ['//double//slashes//', '/double/slashes'],
    ['/ES/Ofertas', '/es/ofertas'],
    ['/año/niño', '/año/niño'],
    ['  /space-around ', '/space-around'],
  ])('%s becomes %s', async (given, path) => {
    expect((await create(given)).body.doc.path).toBe(path)
  })

  it.each([
    '/voix',
    '/voix/anything',
    '/api',
    '/api/pages',
    '/preview-release/x',
    '/voix-debug',
    '/_next/static',
    '/_voix/site',
    '/__nuxt_content',
    '/media',
    '/media/x.jpg',
    '/slices',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/VOIX',
    '/a b',
    '/a?b=c',
    '/a#b',
    '/a/../b',
    '/./a',
    '/a%20b',
    '/a\\b',
    `/${'x'.repeat(600)}`,
  ])('%s is refused, published or draft', async (path) => {
    for (const status of ['published', 'draft']) {
      const answer = await create(path, { _status: status })
      expect(answer.status, status).toBe(400)
      expect(answer.body.errors[0]?.data.errors[0]?.path).toBe('path')
    }
  })

  it('are unique per site among published pages and newest drafts, not the trash', async () => {
    const page = await createPage(app, { path: '/taken', title: 'Owner' })
    const again = await create('/Taken/')
    expect(again.status).toBe(400)
    expect(again.body.errors[0]?.message).toContain('Owner')
    expect((await create('/taken', { _status: 'draft' })).status).toBe(400)
    await patch(`/api/pages/${page.id}?draft=true`, { path: '/moved' })
    expect((await create('/taken', { _status: 'draft' })).status).toBe(400)
    expect((await create('/moved')).status).toBe(400)
    await patch(`/api/pages/${page.id}`, { deletedAt: new Date().toISOString() })
    expect((await create('/taken')).status).toBe(201)
    const restored = await patch(`/api/pages/${page.id}?trash=true`, { deletedAt: null, path: '/taken' })
    expect(restored.status).toBe(400)
  })

  it('are given to one of many who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create('/race', { _status: index % 2 ? 'published' : 'draft' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
  })

  it('are unique in the table itself', async () => {
    const [one, two] = [await createPage(app), await createPage(app)]
    await expect(app.query('update pages set path = $1 where id = $2', [one.path, two.id])).rejects.toThrow(
      'pages_published_path_idx',
    )
  })
})

describe('redirects', () => {
  const redirect = (from: string, url: string, host?: string) =>
    app.call({
      method: 'POST',
      path: '/api/redirects',
      body: { from, ...(host ? { host } : {}), to: { type: 'url', url }, type: '301' },
      as: 'editor',
    })

  it('of one host leave the addresses of the others alone', async () => {
    expect((await redirect('/*', 'https://www.elsewhere.example/', 'old.example')).status).toBe(201)
    expect((await redirect('/from/*', '/to/here')).status).toBe(201)
    expect((await redirect('/abroad', 'https://www.elsewhere.example/from/x')).status).toBe(201)
    const chain = await redirect('/chained', '/from/x')
    expect(chain.status).toBe(400)
    expect(JSON.stringify(chain.body)).toContain('Lead straight there')
    expect((await redirect('/mine', '/other', 'old.example')).status).toBe(400)
  })

  it('that are made at once are compared with each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [`/one-${round}`, `/two-${round}`]
      const answers = await Promise.all([redirect(one, two), redirect(two, one), redirect(one, '/third')])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    }
  })
})

describe('the check of a path before a save', () => {
  const check = (query: string) => app.call({ path: `/api/pages/check-path?${query}`, as: 'editor' })

  it('normalises, and says what a save would say', async () => {
    const taken = await createPage(app)
    expect((await check('path=Some/New/')).body).toEqual({ path: '/some/new', problem: null })
    expect((await check('path=/api/x')).body.problem).toContain('reserved')
    expect((await check('path=/a/../b')).body.problem).toContain('".."')
    const other = (await check(`path=${taken.path}`)).body.problem
    expect(other).toContain('is taken by the page')
    expect((await create(taken.path)).body.errors[0]?.data.errors[0]?.message).toBe(other)
    expect((await check(`path=${taken.path}&page=${taken.id}`)).body.problem).toBeNull()
    expect((await check(`path=${taken.path}&siteId=7`)).body.problem).toBeNull()
  })

  it('asks for a path', async () => {
    expect((await check('path=')).status).toBe(400)
  })
})
