import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { components } from '../../src/blocks/registry/components'
import { getVoix } from '../../src/options/getVoix'
import { renderPage } from '../../src/render'
import { publicPages } from '../../src/serve/endpoints/publicPages'
import { writeSitemap } from '../../src/serve/endpoints/sitemap'
import { loadPage, loadReserved } from '../../src/serve/page/loadPage'
import { treeRules } from '../../src/slices'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { askGraphQL, withGraphQL } from './helpers/graphql'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

type Rows = ReturnType<typeof row>[]
const layouts = { blocks: () => Promise.resolve({ default: () => null }) }

const intro = (title: string, element = {}) => row('introduction', { title }, element)
const place = (section: Json, element = {}) => row('shared-section', { section: section.id }, element)
const makeSection = (elements: Rows, more: object = {}) =>
  createPage(app, { kind: 'section', path: undefined, elements, ...more })
const patch = (page: Json, body: object, query = '') =>
  app.call({ method: 'PATCH', path: `/api/pages/${page.id}?depth=0${query}`, body, as: 'editor' })
const post = (body: object) =>
  app.call({ method: 'POST', path: '/api/pages?depth=0', body: { layout: 'blocks', ...body }, as: 'editor' })

/** Returns what a visitor receives of a page, and the tags that expire it. */
async function visit({ path }: Json) {
  const tags = new Set<string>()
  const loaded = await loadPage({ siteId: 0, path }, { config: app.config, layouts }, (tag) => tags.add(tag))
  if (!loaded) return { html: '', tags, view: null, signals: [] }
  const { catalogue } = getVoix(app.payload.config)
  const { view, signals } = loaded
  const rules = treeRules(catalogue, view.context.layout)
  const onError = (error: unknown) => expect(error).toBeUndefined()
  return { html: renderToStaticMarkup(renderPage({ view, components, rules, onError })), tags, view, signals }
}

async function expiredBy(write: () => Promise<unknown>): Promise<string[]> {
  await app.query('delete from voix_expired_tags')
  await write()
  return (await app.query<{ tag: string }>('select tag from voix_expired_tags order by tag')).map(({ tag }) => tag)
}

describe('a shared section on the site', () => {
  it('shows where it is placed, and a page is expired by what it shows alone', async () => {
    const inner = await makeSection([intro('Of the inner one')])
    const outer = await makeSection([intro('Of the outer one'), place(inner)])
    const page = await createPage(app, { elements: [intro('Of the page'), place(outer)] })
    const other = await createPage(app, { elements: [intro('Nothing shared')] })
    const { html, tags } = await visit(page)
    expect(html.match(/Of the (page|outer one|inner one)/g)).toEqual([
      'Of the page',
      'Of the outer one',
      'Of the inner one',
    ])
    const expired = await expiredBy(() => patch(inner, { elements: [intro('Changed')], _status: 'published' }))
    expect(expired).toEqual([`pages:${inner.id}`])
    expect(tags).toContain(`pages:${inner.id}`)
    expect((await visit(other)).tags).not.toContain(`pages:${inner.id}`)
    expect((await visit(page)).html).toContain('Changed')
  })

  it('never shows a draft, and leaves its place empty while it is not published or in the trash', async () => {
    const section = await makeSection([intro('First')])
    const page = await createPage(app, { elements: [place(section), intro('Below')] })
    const draft = { elements: [intro('Not yet')], _status: 'draft' }
    expect(await expiredBy(() => patch(section, draft, '&draft=true'))).toEqual([])
    expect((await visit(page)).html).toMatch(/First.*Below/s)
    const unpublished = await expiredBy(() => patch(section, { _status: 'draft' }))
    expect(unpublished).toEqual([`pages:${section.id}`])
    const { html, tags } = await visit(page)
    expect(html).not.toMatch(/First|Not yet|role="note"/)
    expect(html).toContain('Below')
    expect(tags).toContain(`pages:${section.id}`)
    await patch(section, { _status: 'published' })
    expect((await visit(page)).html).toContain('Not yet')
    const gone = await app.call({
      method: 'PATCH',
      path: `/api/pages/${section.id}?force=true`,
      body: { deletedAt: new Date().toISOString() },
      as: 'administrator',
    })
    expect(gone.status).toBe(200)
    expect((await visit(page)).html).not.toContain('Not yet')
  })

  it('is on a page twice with ids, anchors and inner references of its own', async () => {
    const [target, other] = [intro('Target', { properties: { domId: 'prices', settings: {} } }), row('group')]
    const styled = intro('Styled', {
      parent: other.id,
      fieldProperties: { title: { default: { fontSize: 'text-xl' } } },
    })
    const link = row('hero', { link: { mode: 'href', href: `#${target.id}`, text: 'There' } })
    const section = await makeSection([target, other, styled, link])
    const page = await createPage(app, { elements: [place(section), place(section)] })
    const { html, view } = await visit(page)
    const ids = view?.rows.map(({ id }) => id) ?? []
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
    expect(html.match(/id="prices"/g)).toHaveLength(1)
    // Links stay within their own copy.
    const own = (view?.rows ?? []).filter(({ title }) => title === 'Target').map(({ id }) => id)
    expect([...JSON.stringify(view?.resolution).matchAll(/"#([\w-]{36})"/g)].map(([, id]) => id)).toEqual(own)
    const keys = [...html.matchAll(/ data-vf="([^"]+)"/g)].map(([, key]) => key)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(html).toContain(`[data-vf="${key}"]{`)
    expect((await visit(page)).view?.rows.map(({ id }) => id)).toEqual(ids)
  })

  it('takes conditions, tags, signals and audiences along, those of its placement too', async () => {
    const when = {
      conditionsSettings: { type: 'and', conditions: [{ key: 'query:x', operator: 'equals', value: '1' }] },
    }
    const section = await makeSection([
      intro('Tagged', { tags: [{ name: 'pool', point: 2 }] }),
      intro('Conditional', when),
      row('special-offers', { hidesOffersLink: true }),
      intro('For agents', { audience: 'signed-in' }),
    ])
    const page = await createPage(app, { elements: [place(section, when), row('group', {}, { enabled: false })] })
    const { html, signals } = await visit(page)
    expect(html.match(/ data-vc="/g)).toHaveLength(2)
    expect(html).toContain('data-vt="')
    expect(html).not.toContain('For agents')
    expect(signals).toMatchObject([{ slice: 'special-offers', value: { hidesOffersLink: true } }])
    const user = await app.payload.findByID({ collection: 'users', id: app.userOf('agent').id, overrideAccess: true })
    const asked = { siteId: 0, path: page.path }
    const reserved = await loadReserved(asked, { config: app.config, layouts }, { ...user, collection: 'users' })
    expect(JSON.stringify(reserved?.rows)).toContain('For agents')
    const hidden = await createPage(app, { elements: [place(section, { enabled: false })] })
    expect((await visit(hidden)).tags).not.toContain(`pages:${section.id}`)
  })
})

describe('a shared section by itself', () => {
  it('is read by nobody but staff, in no form', async () => {
    const section = await makeSection([intro('canary-of-a-section')], { title: 'canary-of-a-section' })
    expect(section.path ?? null).toBeNull()
    const addresses = [
      `/api/pages/${section.id}`,
      '/api/pages?limit=100&sort=-createdAt',
      `/api/pages?where[kind][equals]=section`,
      `/api/pages?where[title][like]=canary`,
      '/api/pages/by-path?path=null',
      `/api/pages/by-path?path=/`,
      '/api/voix/closest?path=/canary-of-a-section',
      `/api/voix/pages/${section.id}/open`,
      `/api/voix/used-in/pages/${section.id}`,
    ]
    const read = async (as: Caller) =>
      JSON.stringify(await Promise.all(addresses.map((path) => app.call({ path, as }))))
    expect(await read('nobody')).not.toContain('canary')
    expect(await read('agent')).not.toContain('canary')
    expect(await read('editor')).toContain('canary')
    const pages = await publicPages(app.payload)
    expect(JSON.stringify(pages)).not.toContain(section.id)
    expect(writeSitemap(pages, 'https://x.example')).not.toContain('null')
    for (const path of ['/', '', 'null', '/null']) {
      expect((await visit({ path } as Json)).html).not.toContain('canary')
    }
    const query = { collection: 'pages', where: [], sort: null, limit: 100, bind: { title: 'title' } }
    const list = await createPage(app, { elements: [row('introduction', {}, { modelQuery: query })] })
    expect(JSON.stringify((await visit(list)).view)).not.toContain('canary')
    const expired = await expiredBy(() => patch(section, { title: 'canary-of-a-section', _status: 'published' }))
    expect(expired).toEqual([`pages:${section.id}`])
    await withGraphQL(app, async () => {
      const answer = await askGraphQL(
        app,
        `{ Pages(limit: 100) { docs { title } } Page(id: "${section.id}") { title } }`,
      )
      expect(JSON.stringify(answer)).not.toContain('canary')
    })
  })

  it('stays one, has no address, and a page stays a page', async () => {
    const section = await makeSection([], { path: '/wanted' })
    expect(section.path ?? null).toBeNull()
    const page = await createPage(app)
    const problems = [await patch(section, { kind: 'page', path: '/now' }), await patch(page, { kind: 'section' })]
    for (const { status, body } of problems) {
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('cannot become')
    }
    expect((await post({ title: 'X', path: '/x', kind: 'other' })).status).toBe(400)
    expect((await post({ title: 'A page', _status: 'published' })).status).toBe(400)
  })
})

describe('a placement', () => {
  const messages = ({ body }: { body: Json }) => JSON.stringify(body.errors)

  it('is refused in itself, however far, and too deep; a cycle that came about otherwise is shown once', async () => {
    const a = await makeSection([intro('In A')])
    const b = await makeSection([intro('In B'), place(a)])
    const itself = await patch(a, { elements: [place(a)] })
    expect([itself.status, messages(itself)]).toEqual([400, expect.stringContaining('would contain itself')])
    const round = await patch(a, { elements: [place(b)] })
    expect([round.status, messages(round)]).toEqual([400, expect.stringContaining('would contain itself')])
    const c = await makeSection([place(b)])
    const deep = await post({ title: 'D', kind: 'section', elements: [place(c)] })
    expect([deep.status, messages(deep)]).toEqual([400, expect.stringContaining('too deep')])
    const page = await createPage(app, { elements: [place(b)] })
    const elements = JSON.stringify([
      { ...intro('In A'), element: {} },
      { ...place(b), element: {} },
    ])
    await app.query('update pages set elements = $1::jsonb where id = $2', [elements, a.id])
    expect((await visit(page)).html.match(/In [AB]/g)).toEqual(['In B', 'In A'])
  })

  it('is refused for what is no section, and where the section’s elements may not stand', async () => {
    const page = await createPage(app)
    const missing = await patch(page, { elements: [row('shared-section', { section: randomUUID() })] })
    expect([missing.status, messages(missing)]).toEqual([400, expect.stringContaining('does not exist')])
    expect((await patch(page, { elements: [place(page)] })).status).toBe(400)
    const section = await makeSection([intro('Anything')], { title: 'Teasers' })
    const slider = row('slider')
    const inSlot = await patch(page, { elements: [slider, place(section, { parent: slider.id })] })
    expect(inSlot.status).toBe(400)
    const holder = place(section)
    const inside = await patch(page, { elements: [holder, intro('By hand', { parent: holder.id })] })
    expect(inside.status).toBe(400)
    const { catalogue, layouts: known } = getVoix(app.payload.config)
    const limited = catalogue.all.find(({ layouts: names }) => names !== '*')
    if (!limited || limited.layouts === '*') throw new Error('The demo has a slice for some layouts only.')
    const [own] = limited.layouts
    const foreign = known.find(({ name }) => !limited.layouts.includes(name))?.name
    const special = await makeSection([row(limited.name)], { layout: own, title: 'Special' })
    const wrong = await post({ title: 'W', path: '/wrong-layout', layout: foreign, elements: [place(special)] })
    expect(wrong.status).toBe(400)
    expect(messages(wrong)).toMatch(/The shared section \\"Special\\" is not allowed here.*layout/)
    const right = await post({ title: 'R', path: '/right-layout', layout: own, elements: [place(special)] })
    expect(right.status, messages(right)).toBe(201)
  })

  it('keeps its section: used ones are neither deleted nor put into the trash, and "used in" names them', async () => {
    const inner = await makeSection([intro('x')], { title: 'Inner' })
    const outer = await makeSection([place(inner)], { title: 'Outer' })
    const page = await createPage(app, { title: 'Shows it', elements: [place(outer)] })
    const trash = await patch(inner, { deletedAt: new Date().toISOString() })
    expect(trash.status).toBe(409)
    const remove = await app.call({ method: 'DELETE', path: `/api/pages/${outer.id}`, as: 'editor' })
    expect([remove.status, JSON.stringify(remove.body)]).toEqual([409, expect.stringContaining(page.id)])
    const used = await app.call({ path: `/api/voix/used-in/pages/${inner.id}`, as: 'editor' })
    expect(used.body.docs).toMatchObject([
      { id: outer.id, title: 'Outer', kind: 'section', through: [] },
      { id: page.id, title: 'Shows it', kind: 'page', through: ['Outer'] },
    ])
  })

  it('holds the section’s elements in what REST answers as a tree, and to visitors as rows too', async () => {
    const section = await makeSection([intro('Shared words', { xpStatus: 'secret' })])
    const page = await createPage(app, { elements: [place(section), intro('Own words')] })
    await patch(section, { elements: [intro('Draft words')] }, '&draft=true')
    for (const as of ['nobody', 'editor'] as const)
      for (const path of [`/api/pages/${page.id}?tree=true`, `/api/pages/by-path?path=${page.path}&tree=true`]) {
        const { body } = await app.call({ path, as })
        expect(body.elements).toMatchObject([
          { component: 'shared-section', elements: [{ component: 'introduction', fields: { title: 'Shared words' } }] },
          { component: 'introduction', fields: { title: 'Own words' } },
        ])
      }
    const flat = (await app.call({ path: `/api/pages/${page.id}?depth=2` })).body.elements
    expect(flat.map(({ title }) => title)).toEqual([undefined, 'Shared words', 'Own words'])
    expect(JSON.stringify(flat)).not.toContain('secret')
    const own = (await app.call({ path: `/api/voix/pages/${page.id}/open`, as: 'editor' })).body.rows
    expect(own).toHaveLength(2)
  })

  it('is told in the preview what it shows, and whether visitors see it', async () => {
    const published = await makeSection([intro('Seen')], { title: 'P' })
    const draft = await makeSection([intro('Not seen')], { title: 'D', _status: 'draft' })
    const rows = [place(published), place(draft), row('shared-section', { section: randomUUID() })]
    const body = { pageId: published.id, languageCode: 'en', layout: 'blocks', rows }
    const answer = await app.call({ method: 'POST', path: '/api/voix/resolve', body, as: 'editor' })
    const resolution = answer.body.resolution as Record<string, { data: unknown; inside: { rows: Json[] } }>
    expect(rows.map(({ id }) => resolution[id]?.data)).toEqual([
      { title: 'P', state: 'published' },
      { title: 'D', state: 'draft' },
      { title: '', state: 'gone' },
    ])
    expect(rows.map(({ id }) => resolution[id]?.inside.rows.map(({ title }) => title))).toEqual([
      ['Seen'],
      ['Not seen'],
      [],
    ])
  })
})
