import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPage } from '../../src/serve/page/loadPage'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { askGraphQL, withGraphQL } from './helpers/graphql'

const CANARY = 'canary-of-a-draft'

let app: App
let page: Json
let hidden: Json
let special: Json

beforeAll(async () => {
  app = await startApp()
  page = await createPage(app, { title: 'Public', path: '/public', ...whatTheSiteHides() })
  const patch = (path: string, body: unknown) => app.call({ method: 'PATCH', path, body, as: 'editor' })
  await patch(`/api/pages/${page.id}?draft=true`, {
    title: CANARY,
    path: `/${CANARY}`,
    elements: [row('hero', { title: CANARY })],
  })
  const draft = {
    title: CANARY,
    path: `/hidden-${CANARY}`,
    layout: 'blocks',
    elements: [row('hero', { title: CANARY })],
  }
  hidden = (await app.call({ method: 'POST', path: '/api/pages', body: draft, as: 'editor' })).body.doc
  const create = async (slug: string, body: unknown) =>
    (await app.call({ method: 'POST', path: `/api/${slug}`, body, as: 'editor' })).body.doc
  const resort = await create('resorts', { name: CANARY, country: CANARY, _status: 'draft' })
  const brand = await create('brands', { name: CANARY })
  special = await create('specials', { title: 'Offer', _status: 'published', resorts: [resort.id], brand: brand.id })
  await create('menus', { name: CANARY, location: 'header' })
  await create('posts', { title: CANARY, postType: 'Blog Post' })
  const trashed = await createPage(app, { title: CANARY, path: `/trashed-${CANARY}` })
  await patch(`/api/pages/${trashed.id}`, { deletedAt: new Date().toISOString() })
})
afterAll(() => app?.stop())

/** Conditions that the site's pages send to the browser, which evaluates them. */
const CONDITIONS = [{ key: 'query:season', operator: 'equals', value: 'summer' }]

/**
 * Returns the data of a page with content that the site hides: disabled elements and fields, elements within them, and
 * notes for editors.
 */
function whatTheSiteHides() {
  const group = row('group', { blockName: CANARY }, { enabled: false })
  const page = { id: randomUUID(), name: 'note', type: 'text', enabled: false, media: [], text: CANARY }
  return {
    elements: [
      row('hero', { title: 'Public' }, { conditionsSettings: { type: 'or', conditions: CONDITIONS } }),
      row('hero', { title: CANARY }, { enabled: false }),
      group,
      row('hero', { title: CANARY }, { parent: group.id }),
      row('hero', { title: CANARY }, { fieldsEnabled: { title: false } }),
      row('hero', { title: 'Public' }, { properties: { domId: null, settings: { note: CANARY } }, xpStatus: CANARY }),
    ],
    fields: [page, { ...page, id: randomUUID(), name: 'mood', enabled: true, text: 'Sunny' }],
  }
}

describe.each(['nobody', 'agent'] as const)('drafts, what is switched off and %s', (as) => {
  const slugs = ['pages', 'resorts', 'brands', 'specials', 'posts', 'menus']

  it('never meet by REST, at any depth, with draft, trash, versions or all locales', async () => {
    const paths = slugs.flatMap((slug) => [
      `/api/${slug}?limit=100&depth=4`,
      `/api/${slug}?draft=true&limit=100&depth=4`,
      `/api/${slug}?trash=true&limit=100`,
      `/api/${slug}?draft=true&trash=true&locale=all&limit=100`,
      `/api/${slug}/versions?limit=100`,
      `/api/${slug}/versions?limit=100&where[version.title][exists]=true`,
    ])
    const ids = [page.id, hidden.id].flatMap((id) => [
      `/api/pages/${id}`,
      `/api/pages/${id}?draft=true`,
      `/api/pages/${id}?trash=true&tree=true`,
      `/api/pages/${id}?select[elements][hero][title]=true`,
      `/api/pages/${id}?select[elements][hero][element]=false`,
      `/api/pages/${id}?select[elements]=true&select[fields]=true`,
      `/api/pages/${id}?select[layout]=false`,
    ])
    const byPath = [`/${CANARY}`, `/hidden-${CANARY}`, `/trashed-${CANARY}`, '/public'].flatMap((path) => [
      `/api/pages/by-path?path=${path}`,
      `/api/pages/by-path?path=${path}&draft=true&tree=true`,
    ])
    for (const path of [
      ...paths,
      ...ids,
      ...byPath,
      `/api/specials/${special.id}?depth=4`,
      `/api/voix/pages/${page.id}/open`,
    ]) {
      const answer = await app.call({ path, as })
      const asked = JSON.stringify(answer.body).replaceAll(
        `There is no page at \\"${new URL(`http://x${path}`).searchParams.get('path')}\\"`,
        '',
      )
      expect(asked, path).not.toContain(CANARY)
    }
  })

  it('never meet by GraphQL', () =>
    withGraphQL(app, async () => {
      const query = `{
        Pages(draft: true, limit: 100) { docs { title path fields elements { ... on HeroSlice { title element } } } }
        Page(id: "${page.id}", draft: true) { title path }
        Specials(draft: true) { docs { title resorts { name country } brand { name } } }
        Resorts(draft: true) { docs { name } }
      }`
      const { body } = await askGraphQL(app, JSON.stringify({ query }))
      expect(body).toContain('Public')
      expect(body).not.toContain(CANARY)
    }))

  it.each([
    `/api/pages?where[title][like]=${CANARY}`,
    `/api/pages?draft=true&where[title][like]=${CANARY}`,
    `/api/pages?draft=true&where[path][like]=${CANARY}`,
    `/api/pages?trash=true&where[title][like]=${CANARY}`,
    `/api/pages/count?where[title][like]=${CANARY}`,
    `/api/pages/count?where[or][0][and][0][title][like]=${CANARY}`,
    `/api/specials?where[resorts.name][like]=${CANARY}`,
    `/api/specials?where[brand.name][like]=${CANARY}`,
    `/api/specials?where[AND][0][brand.name][like]=${CANARY}`,
    `/api/specials/count?where[brand.name][like]=${CANARY}`,
    `/api/specials?where[brand__name][like]=${CANARY}`,
    `/api/specials?where[resorts__name][like]=${CANARY}`,
    `/api/specials?where[resorts][contains][name][like]=${CANARY}`,
    `/api/specials/count?where[resorts][contains][or][0][country][equals]=${CANARY}`,
    `/api/pages?where[elements.title][like]=${CANARY}`,
    `/api/pages?where[elements][like]=${CANARY}`,
    `/api/pages?where[fields][like]=${CANARY}`,
    `/api/resorts?where[country][equals]=${CANARY}`,
    `/api/pages/versions?where[version.title][like]=${CANARY}`,
  ])('are not told by %s', async (path) => {
    const { status, body } = await app.call({ path, as })
    expect(status === 200 ? body.totalDocs : 0).toBe(0)
  })

  it('are not told by a refused write', async () => {
    const write = (body: unknown) => app.call({ method: 'PATCH', path: `/api/pages/${hidden.id}`, body, as })
    for (const body of [{ title: 'x' }, { rev: 0, title: 'x' }, { deletedAt: new Date().toISOString() }])
      expect((await write(body)).status, JSON.stringify(body)).toBe(403)
  })

  it('are not told by the order', async () => {
    expect((await app.call({ path: '/api/specials?sort=brand.name', as })).status).toBe(400)
    expect((await app.call({ path: '/api/specials?sort=-resorts.country,title', as })).status).toBe(400)
    expect((await app.call({ path: '/api/specials?sort=brand__name', as })).status).toBe(400)
    expect((await app.call({ path: '/api/specials?sort=title', as })).status).toBe(200)
  })
})

it('visitors get what the site shows of a page, without locks and settings, and staff the whole page', async () => {
  const read = async (as: 'nobody' | 'reviewer') => (await app.call({ path: `/api/pages/${page.id}?depth=0`, as })).body
  const shown = await read('nobody')
  expect(shown.elements.map(({ title }) => title ?? null)).toEqual(['Public', null, 'Public'])
  expect(Object.keys(shown.elements[0]?.element as object).sort()).toEqual(
    [
      'parent',
      'slot',
      'enabled',
      'tags',
      'conditionsSettings',
      'modelQuery',
      'hydrationMode',
      'properties',
      'fieldProperties',
    ].sort(),
  )
  expect((shown.fields as Json[]).map(({ name }) => name)).toEqual(['mood'])
  const whole = await read('reviewer')
  expect(whole.elements).toHaveLength(6)
  expect(JSON.stringify(whole.elements)).toContain(CANARY)
  expect(whole.fields).toHaveLength(2)
})

it.each(['nobody', 'reviewer'] as const)(
  '%s gets a conditional element with its conditions, however the page is read',
  async (as) => {
    const conditionsSettings = { type: 'or', conditions: CONDITIONS }
    for (const query of ['?depth=0', '?depth=2', '?select[title]=true&select[elements]=true', '?select[path]=false']) {
      const { elements } = (await app.call({ path: `/api/pages/${page.id}${query}`, as })).body
      expect(elements[0]?.element, query).toMatchObject({ conditionsSettings })
    }
    for (const address of [`/api/pages/${page.id}?tree=true`, '/api/pages/by-path?path=/public&tree=true']) {
      const { elements } = (await app.call({ path: address, as })).body
      expect(elements[0], address).toMatchObject({ conditionsSettings })
    }
  },
)

it('the view that the site stores holds no row of what it does not show, and shows no field that is switched off', async () => {
  const layouts = { blocks: () => Promise.resolve({ default: () => null }) }
  const loaded = await loadPage({ siteId: 0, path: '/public' }, { config: app.config, layouts }, () => {})
  expect(loaded?.view.rows.map(({ element }) => [element.enabled, element.audience])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, undefined],
  ])
  expect(JSON.stringify(loaded?.view.resolution)).not.toContain(CANARY)
})

it('a link to what visitors may not see leads nowhere, and its page is shown', async () => {
  const recipe = await app.payload.create({
    collection: 'recipes',
    data: { title: 'R', kind: 'elements' },
    overrideAccess: true,
  })
  const fields = { linkType: 'internal', doc: { relationTo: 'recipes', value: recipe.id }, newTab: false }
  const link = { type: 'link', version: 3, children: [{ type: 'text', version: 1, text: 'Here' }], fields }
  const copy = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] } }
  const { path } = await createPage(app, { elements: [row('rich-text', { copy })] })
  const layouts = { blocks: () => Promise.resolve({ default: () => null }) }
  const loaded = await loadPage({ siteId: 0, path }, { config: app.config, layouts }, () => {})
  expect(JSON.stringify(loaded?.view.resolution)).toContain('"url":null')
})

it('reviewers read drafts but write nothing', async () => {
  expect((await app.call({ path: `/api/pages/${page.id}?draft=true`, as: 'reviewer' })).body.title).toBe(CANARY)
  expect((await app.call({ path: `/api/pages/versions?limit=100`, as: 'reviewer' })).status).toBe(200)
  const write = await app.call({
    method: 'PATCH',
    path: `/api/pages/${page.id}?draft=true`,
    body: { title: 'x' },
    as: 'reviewer',
  })
  expect(write.status).toBe(403)
})
