import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ORIGIN, row, startApp, type App } from './helpers/app'
import { checkedPages, to } from './helpers/checkedPages'
import { hostConfig, LEVELS } from './helpers/hostConfig'

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () => hostConfig(),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(() => app?.stop())

const { create, createPage, change, remove, upload } = checkedPages(() => app)

describe('publishing', () => {
  it('is refused by every way while a link leads to a page that does not exist, and a draft is not', async () => {
    const gone = await createPage()
    await remove(gone.id)
    const teaser = row('teaser', to(gone))
    const told = 'The link “Book” leads to a page that does not exist any more.'
    const refused = await create({ elements: [teaser] })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining(told)])
    expect(JSON.stringify(refused.body)).toContain('"path":"elements.0.link"')
    const page = await createPage({ _status: 'draft', elements: [teaser] })
    expect((await change(page.id, { _status: 'published' })).status).toBe(400)
    const body = { baseRev: page.rev, operationId: 'publishing-1', action: 'quickSave', change: null }
    const saved = await app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/save`, body, as: 'editor' })
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([400, expect.stringContaining(told)])
    expect(
      (await change(page.id, { elements: [row('teaser', to(await createPage()))], _status: 'published' })).status,
    ).toBe(200)
  })

  it('is refused at a path of another route of the application, and a draft is not', async () => {
    const routes = ['/[...path]', '/posts/[slug]']
    const application = { routes, more: [], extensions: [], admin: '/admin', trailingSlash: false }
    vi.stubEnv('VOIX_APPLICATION', JSON.stringify(application))
    const refused = await create({ path: '/posts/ours' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('“/posts/[slug]”')])
    expect(JSON.stringify(refused.body)).toContain('"path":"path"')
    const page = await createPage({ path: '/posts/ours', _status: 'draft' })
    expect((await change(page.id, { _status: 'published' })).status).toBe(400)
    expect((await change(page.id, { path: '/our-posts/ours', _status: 'published' })).status).toBe(200)
    vi.unstubAllEnvs()
  })

  it('is refused in every way while two elements have one name, and a draft is not', async () => {
    const named = () => row('teaser', {}, { properties: { domId: 'x1', settings: {} } })
    const two = { elements: [named(), named()] }
    const refused = await create(two)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('links to #x1 lead there'),
    ])
    const page = await createPage({ _status: 'draft', ...two })
    expect((await change(page.id, { _status: 'published' })).status).toBe(400)
    expect((await change(page.id, { elements: [named()], _status: 'published' })).status).toBe(200)
    const body = { baseRev: page.rev + 1, operationId: 'publishing-names', action: 'quickSave', change: null }
    const saved = await app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/save`, body, as: 'editor' })
    expect(saved.status).toBe(200)
  })

  it('is refused for a picture that does not exist any more', async () => {
    const [gone, left] = [await upload('gone.png', 'The sea'), await upload('left.png', 'The bay')]
    await app.call({ method: 'DELETE', path: `/api/media/${gone}?force=true`, as: 'administrator' })
    const picture = (media: number) => ({ elements: [row('teaser', { picture: [{ breakpoint: 'default', media }] })] })
    const page = await createPage({ _status: 'draft', ...picture(gone) })
    const refused = await change(page.id, { _status: 'published' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('The picture does not exist any more. Choose another.'),
    ])
    expect((await change(page.id, { _status: 'published', ...picture(left) })).status).toBe(200)
  })

  describe('asks the site what an address leads to that is no page', () => {
    /** The site's responses. Every other address is not found. */
    const site: Record<string, [status: number, target?: string]> = {
      '/files/menu.pdf': [200],
      '/moved': [308, '/files/menu.pdf'],
      '/lost': [307, '/nothing'],
      '/away': [302, 'https://example.org/'],
      '/broken': [500],
    }
    const asked: string[] = []
    beforeAll(() => {
      vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
        const url = new URL(String(input))
        asked.push(url.href)
        const [status, target] = site[url.pathname] ?? [404]
        return Promise.resolve(new Response(null, { status, headers: target ? { Location: target } : {} }))
      })
    })
    afterAll(() => vi.restoreAllMocks())
    const leads = (...addresses: string[]) => ({
      elements: addresses.map((href) => row('teaser', { link: { mode: 'href', text: 'Book', href } })),
    })
    const nothing = (href: string) => `The link “Book” leads to ${href}, where there is nothing.`

    it('and refuses what a visitor would not find, in the words of the studio', async () => {
      const page = await createPage({ _status: 'draft', ...leads('/nothing?from=here', '/lost') })
      const refused = await change(page.id, { _status: 'published' })
      expect(refused.status).toBe(400)
      const words = JSON.stringify(refused.body)
      expect(words).toContain(nothing('/nothing?from=here'))
      expect(words).toContain(nothing('/lost'))
      expect(words).toContain('"path":"elements.1.link"')
    })

    it('and nothing more than that, nor outside of the site', async () => {
      asked.length = 0
      const [there, draft] = [await createPage(), await createPage({ _status: 'draft' })]
      const own = '/own'
      const fine = [
        '/files/menu.pdf#p2',
        '/moved',
        '/away',
        '/broken',
        `${there.path}?a=b`,
        draft.path,
        own,
        'https://example.org/x',
      ]
      await createPage({ path: own, ...leads(...fine) })
      expect([...new Set(asked.map((url) => new URL(url).pathname))].sort()).toEqual(
        ['/away', '/broken', '/files/menu.pdf', '/moved'].sort(),
      )
      expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([ORIGIN]))
    })

    it('and reads an address without a slash beside the page, and letters as the address bar gives them', async () => {
      asked.length = 0
      await createPage({ path: '/señal' })
      const refused = await create({
        path: '/menu/today',
        _status: 'published',
        ...leads('lost-place', '../files/menu.pdf', '/se%C3%B1al', '%2Ffiles%2Fmenu.pdf'),
      })
      expect(refused.status).toBe(400)
      const words = JSON.stringify(refused.body)
      expect(words).toContain(nothing('lost-place'))
      expect(words).toContain('The link “Book” leads nowhere: its address is “%2Ffiles%2Fmenu.pdf”.')
      for (const fine of ['../files/menu.pdf', '/se%C3%B1al']) expect(words).not.toContain(nothing(fine))
      const paths = new Set(asked.map((url) => new URL(url).pathname))
      expect(paths).toEqual(new Set(['/menu/lost-place', '/files/menu.pdf', '/menu/%2Ffiles%2Fmenu.pdf']))
    })

    it('but not for a script, which may come before the site runs', async () => {
      asked.length = 0
      const data = { title: 'Seed', path: '/seeded', layout: 'plain', _status: 'published', ...leads('/nothing') }
      await app.payload.create({ collection: 'site-pages' as 'pages', data: data as never, overrideAccess: true })
      expect(asked).toEqual([])
    })

    it('before it locks the page, in every way to publish', async () => {
      const page = await createPage({ _status: 'draft', ...leads('/files/menu.pdf') })
      const isLocked: boolean[] = []
      const look = async () => {
        const free = await app.query('select id from site_pages where id = $1 for update skip locked', [page.id])
        isLocked.push(free.length === 0)
        return new Response(null, { status: 200 })
      }
      const body = { baseRev: page.rev, operationId: 'publishing-2', action: 'quickSave', change: null }
      const ways = {
        save: () => app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/save`, body, as: 'editor' }),
        update: () => change(page.id, { _status: 'published' }),
        several: () =>
          app.call({
            method: 'PATCH',
            path: `/api/site-pages?where[id][equals]=${page.id}`,
            body: { _status: 'published' },
            as: 'editor',
          }),
        restore: async () => {
          const [{ id } = { id: '' }] = await app.query<{ id: string }>(
            'select id from _site_pages_v where parent_id = $1 order by created_at limit 1',
            [page.id],
          )
          return app.call({ method: 'POST', path: `/api/site-pages/versions/${id}`, as: 'editor' })
        },
      }
      for (const [name, way] of Object.entries(ways)) {
        isLocked.length = 0
        vi.mocked(fetch).mockImplementationOnce(look)
        expect([name, (await way()).status]).toEqual([name, 200])
        expect([name, isLocked]).toEqual([name, [false]])
      }
    })

    it('and answers as for a draft where there is no such page or version', async () => {
      const restore = (id: string, query: string) =>
        app.call({ method: 'POST', path: `/api/site-pages/versions/${id}${query}`, as: 'editor' })
      for (const id of ['2147483647', 'no-id', '9'.repeat(30)]) {
        const [draft, live] = [await change(id, {}, '&draft=true'), await change(id, { _status: 'published' })]
        expect([id, live]).toEqual([id, draft])
        expect([id, await restore(id, '')]).toEqual([id, await restore(id, '?draft=true')])
      }
    })

    it('and lets stay what visitors have', async () => {
      site['/soon'] = [200]
      const data = leads('/soon')
      const page = await createPage(data)
      delete site['/soon']
      expect((await change(page.id, { title: 'Another title', ...data })).status).toBe(200)
      expect((await change(page.id, leads('/soon', '/nothing'))).status).toBe(400)
    })
  })

  it('is refused for an address that is none yet', async () => {
    const refused = await create({ elements: [row('teaser', { link: { mode: 'href', text: 'Book', href: '#' } })] })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('leads nowhere')])
  })

  it('goes on with an element that visitors have as it is, whatever became of the page that it leads to', async () => {
    const target = await createPage()
    const teaser = row('teaser', to(target)) as ReturnType<typeof row> & ReturnType<typeof to>
    const page = await createPage({ elements: [teaser] })
    await remove(target.id)
    expect((await change(page.id, { title: 'Another title' })).status).toBe(200)
    expect((await change(page.id, { title: 'As a draft' }, '&draft=true')).status).toBe(200)
    expect((await change(page.id, { _status: 'published' })).status).toBe(200)
    expect((await change(page.id, { elements: [{ ...teaser, title: 'Changed' }] })).status).toBe(200)
    const again = { ...teaser, link: { ...teaser.link, text: 'Book again' } }
    expect((await change(page.id, { elements: [again] })).status).toBe(400)
  })
})
