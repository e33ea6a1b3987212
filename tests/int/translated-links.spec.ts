import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toChrome } from '../../src/layouts/lib/menu'
import { layoutImports } from '../../src/layouts/registry/imports'
import { loadPage } from '../../src/serve/page/loadPage'
import { createScope } from '../../src/serve/resolve/createScope'
import { resolveLink } from '../../src/serve/resolve/resolveLink'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())

let counter = 0
/** Creates an English page and its published translation. */
async function makeTwins(stem = `${(counter += 1)}`): Promise<{ english: Json; spanish: Json }> {
  const english = await createPage(app, { path: `/place-${stem}` })
  const spanish = await createPage(app, {
    path: `/es/lugar-${stem}`,
    languageCode: 'es',
    translationOf: english.id,
  })
  return { english, spanish }
}

const edit = (id: string, body: object, collection = 'pages') =>
  app.call({ method: 'PATCH', path: `/api/${collection}/${id}`, body, as: 'editor' })

/** Returns a text with a link. */
const textWith = (fields: object) => {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const text = { type: 'text', text: 'here', format: 0, style: '', mode: 'normal', detail: 0, version: 1 }
  const link = { ...node, type: 'link', version: 3, fields: { newTab: false, ...fields }, children: [text] }
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [link] }] } }
}
const toPage = (id: string) => ({ mode: 'relationship', relationship: { relationTo: 'pages', value: id } })

/** Returns the targets of the links at an address, and the tags that expire it. */
async function visit(path: string) {
  const tags = new Set<string>()
  const loaded = await loadPage({ siteId: 0, path }, { config: app.config, layouts: layoutImports }, (tag) =>
    tags.add(tag),
  )
  const found = JSON.stringify(loaded?.view.resolution ?? {}).matchAll(/"(?:href|url)":"(\/[^"]*)"/g)
  const hrefs = [...found].map(([, href]) => href ?? '').filter((href) => !href.startsWith('/api/'))
  return { tags, hrefs, chrome: toChrome(loaded?.layoutData) }
}

/** Returns the tags that a write expires. */
async function expiredBy(write: () => Promise<unknown>): Promise<string[]> {
  await app.query('delete from voix_expired_tags')
  await write()
  return (await app.query<{ tag: string }>('select tag from voix_expired_tags')).map(({ tag }) => tag)
}

describe('links of a page', () => {
  it('lead to the page in the language of the page they stand on, however they are made', async () => {
    const { english, spanish } = await makeTwins()
    const brand = await makeDocument(app, 'brands', { page: english.id })
    const elements = [
      row('ghost-button-link', { link: { text: 'Go', ...toPage(english.id) } }),
      row('ghost-button-link', { link: { text: 'Go', mode: 'href', href: `${english.path}/?a=b#c` } }),
      row('rich-text', {
        copy: textWith({ linkType: 'internal', doc: { relationTo: 'pages', value: english.id } }),
      }),
      row('rich-text', { copy: textWith({ linkType: 'custom', url: english.path }) }),
      row('logo-select', { brands: [brand] }),
    ]
    await createPage(app, { path: '/links', elements })
    await createPage(app, { path: '/es/enlaces', languageCode: 'es', elements })
    const paths = (path: string) => new Set([path, `${path}?a=b#c`])
    expect(new Set((await visit('/es/enlaces')).hrefs)).toEqual(paths(spanish.path))
    expect(new Set((await visit('/links')).hrefs)).toEqual(new Set([english.path, `${english.path}/?a=b#c`]))
    await edit(spanish.id, { _status: 'draft' })
    expect(new Set((await visit('/es/enlaces')).hrefs)).toEqual(new Set([english.path, `${english.path}/?a=b#c`]))
  })

  it('lead from a translation to another page’s original or translation alike', async () => {
    const { english, spanish } = await makeTwins()
    const elements = [row('ghost-button-link', { link: { text: 'Go', ...toPage(spanish.id) } })]
    await createPage(app, { path: '/back', elements })
    expect((await visit('/back')).hrefs).toEqual([english.path])
    await edit(english.id, { _status: 'draft' })
    expect((await visit('/back')).hrefs).toEqual([spanish.path])
  })
})

it('those around a page do so too: its menus, the front page, the offers', async () => {
  const home = await createPage(app, { path: '/' })
  await createPage(app, { path: '/es', languageCode: 'es', translationOf: home.id })
  const offers = await createPage(app, { path: '/specials' })
  await createPage(app, { path: '/es/ofertas', languageCode: 'es', translationOf: offers.id })
  const items = [
    { label: { en: 'Typed' }, link: { mode: 'href', href: '/specials' } },
    { label: { en: 'Chosen' }, link: toPage(offers.id), children: [] },
    { label: { en: 'Elsewhere' }, link: { mode: 'href', href: 'https://example.com/specials' } },
  ]
  await makeDocument(app, 'menus', { location: 'header-solmara', items })
  await createPage(app, { path: '/es/alrededor', languageCode: 'es' })
  await createPage(app, { path: '/around' })
  const agents = await createPage(app, { path: '/agents' })
  await createPage(app, {
    ...{ path: '/es/agentes', languageCode: 'es', layout: 'agent-cash-plus', translationOf: agents.id },
  })
  expect((await visit('/es/agentes')).chrome).toMatchObject({ home: '/es', front: '/es/agentes' })
  const around = async (path: string) => {
    const { home, homes, offers, header } = (await visit(path)).chrome
    return { home, homes, offers, header: header.map(({ link }) => link?.href) }
  }
  const homes = { en: '/', es: '/es' }
  const other = 'https://example.com/specials'
  const spanish = { home: '/es', homes, offers: '/es/ofertas', header: ['/es/ofertas', '/es/ofertas', other] }
  expect(await around('/es/alrededor')).toEqual(spanish)
  expect(await around('/around')).toEqual({
    home: '/',
    homes,
    offers: '/specials',
    header: ['/specials', '/specials', other],
  })
})

describe('a translation that is published, moved or taken away', () => {
  it('makes the pages anew that lead to it, and no others', async () => {
    const english = await createPage(app, { path: '/later' })
    const elements = [row('ghost-button-link', { link: { text: 'Go', ...toPage(english.id) } })]
    await createPage(app, { path: '/to-later', elements })
    await createPage(app, { path: '/es/a-luego', languageCode: 'es', elements })
    await createPage(app, { path: '/es/sin', languageCode: 'es', elements: [row('introduction')] })
    const spanish = await createPage(app, {
      ...{ path: '/es/luego', languageCode: 'es', translationOf: english.id, _status: 'draft' },
    })
    const writes: [object, string][] = [
      [{ _status: 'published' }, '/es/luego'],
      [{ path: '/es/mas-tarde' }, '/es/mas-tarde'],
      [{ _status: 'draft' }, '/later'],
      [{ _status: 'published' }, '/es/mas-tarde'],
      [{ translationOf: null }, '/later'],
    ]
    for (const [write, href] of writes) {
      const paths = ['/es/a-luego', '/later', '/to-later', '/es/sin']
      const [mine, itself, other, without] = await Promise.all(paths.map(visit))
      const expired = await expiredBy(() => edit(spanish.id, write))
      const isStale = (page?: { tags: Set<string> }) => expired.some((tag) => page?.tags.has(tag))
      // The page itself lists its translations.
      expect([isStale(mine), isStale(itself)], JSON.stringify(write)).toEqual([true, true])
      expect([isStale(other), isStale(without)], JSON.stringify(write)).toEqual([false, false])
      expect((await visit('/es/a-luego')).hrefs, JSON.stringify(write)).toEqual([href])
    }
  })

  it('does so where an address was typed, before there is a page at it', async () => {
    const elements = [row('ghost-button-link', { link: { text: 'Go', mode: 'href', href: '/one-day' } })]
    await createPage(app, { path: '/es/a-un-dia', languageCode: 'es', elements })
    const none = await visit('/es/a-un-dia')
    expect(none.hrefs).toEqual(['/one-day'])
    let english: Json | undefined
    const made = await expiredBy(async () => (english = await createPage(app, { path: '/one-day' })))
    expect(made.some((tag) => none.tags.has(tag))).toBe(true)
    const one = await visit('/es/a-un-dia')
    const said = await expiredBy(() =>
      createPage(app, { path: '/es/un-dia', languageCode: 'es', translationOf: english?.id }),
    )
    expect(said.some((tag) => one.tags.has(tag))).toBe(true)
    expect((await visit('/es/a-un-dia')).hrefs).toEqual(['/es/un-dia'])
  })
})

it('a thousand links are two reads of pages, and on pages in their own language one', async () => {
  const twins = await Promise.all(Array.from({ length: 5 }, (_, index) => makeTwins(`many-${index}`)))
  const reads = async (languageCode: string) => {
    const req = await createLocalReq({}, app.payload)
    const context = {
      languageCode,
      layout: 'blocks',
      siteId: 0,
      path: '/',
      timeZone: 'UTC',
      preview: false,
      labels: {},
    }
    const scope = createScope({ req, context })
    const find = vi.spyOn(app.payload, 'find')
    const links = Array.from({ length: 1000 }, (_, index) => toPage(twins[index % twins.length]?.english.id ?? ''))
    const found = await Promise.all(links.map((link) => resolveLink({ text: 'Go', ...link }, scope)))
    // Pictures of the published page are rendered in the background.
    const asked = find.mock.calls.filter(([args]) => args.req === req).length
    find.mockRestore()
    return { asked, hrefs: [...new Set(found.map((link) => link?.href))] }
  }
  expect(await reads('es')).toEqual({ asked: 2, hrefs: twins.map(({ spanish }) => spanish.path) })
  expect(await reads('en')).toEqual({ asked: 1, hrefs: twins.map(({ english }) => english.path) })
})
