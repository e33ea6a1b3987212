import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutImports } from '../../src/layouts/registry/imports'
import type { PageView } from '../../src/render/types'
import { loadPage } from '../../src/serve/page/loadPage'
import type { Element } from '../../src/tree/types'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('an element that does not say how it wakes does so as its slice does', async () => {
  const [gallery, own] = [row('grid-gallery'), row('grid-gallery', {}, { hydrationMode: 'load' })]
  delete (gallery.element as { hydrationMode?: string }).hydrationMode
  const page: Json = await createPage(app, { elements: [gallery, own] })
  const { body } = await app.call({ path: `/api/pages/${page.id}?tree=true` })
  expect(body.elements).toMatchObject([{ hydrationMode: 'visible' }, { hydrationMode: 'load' }])
})

it('the nested form tells each field with id, name, type, enabled and media, its value under its type', async () => {
  const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const file = { data, name: 'blue.png', mimetype: 'image/png', size: data.length }
  const { id } = await app.payload.create({ collection: 'media', data: { alt: 'Blue' }, file, overrideAccess: true })
  const image = [{ breakpoint: 'default', media: id }]
  const hero = row('hero', { title: 'Shown', copy: 'Hidden', image }, { fieldsEnabled: { copy: false } })
  const page: Json = await createPage(app, { elements: [hero] })
  const read = async (as: 'editor' | 'nobody') => {
    const { body } = await app.call({ path: `/api/pages/${page.id}?tree=true&depth=0`, as })
    const fields = body.elements[0]?.fieldInstances as { name: string }[]
    return new Map(fields.map((field) => [field.name, field]))
  }
  const own = await read('editor')
  expect(own.get('title')).toEqual({
    id: `${hero.id}.title`,
    name: 'title',
    type: 'text',
    enabled: true,
    media: [],
    text: 'Shown',
  })
  expect(own.get('image')).toMatchObject({ type: 'upload', media: [id] })
  expect(own.get('copy')).toMatchObject({ enabled: false, text: 'Hidden' })
  // The response has no information about content that the site does not show.
  const shown = await read('nobody')
  expect([shown.has('title'), shown.has('copy')]).toEqual([true, false])
})

it('a group has no query: one is refused where it is published', async () => {
  const modelQuery = { collection: 'resorts', where: [], sort: 'name', limit: 3, bind: {} }
  const body = {
    title: 'Group',
    path: '/group-with-a-query',
    elements: [row('group', {}, { modelQuery })],
    _status: 'published',
  }
  const { status, body: answer } = await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
  expect(status).toBe(400)
  expect(answer.errors[0]?.message).toContain('A group is shown once, so it has no query')
})

it('an element that waits to be approved is shown to no visitor, and to editors', async () => {
  const elements = [
    row('introduction', { title: 'Seen' }),
    row('introduction', { title: 'Waits' }, { xpStatus: 'pending' }),
  ]
  const page: Json = await createPage(app, { path: '/pending', elements })
  const load = (path: string) => loadPage({ siteId: 0, path }, { config: app.config, layouts: layoutImports }, () => {})
  expect(JSON.stringify((await load('/pending'))?.view)).not.toContain('Waits')
  const read = async (as: 'editor' | 'nobody') =>
    JSON.stringify((await app.call({ path: `/api/pages/${page.id}`, as })).body)
  expect(await read('nobody')).not.toContain('Waits')
  expect(await read('editor')).toContain('Waits')
  const approved = elements.map((one) => ({ ...one, element: { ...one.element, xpStatus: 'approved' } }))
  await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { elements: approved }, as: 'editor' })
  expect(JSON.stringify((await load('/pending'))?.view)).toContain('Waits')
})

describe('what stands inside a query', () => {
  const modelQuery = (names: string[]) => ({
    collection: 'brands',
    where: [{ field: 'name', operator: 'in', value: names }],
    sort: 'name',
    limit: 5,
    bind: {},
  })
  const inside = (names: string[], bind: Record<string, string>) => {
    const query = row('containers', {}, { modelQuery: modelQuery(names) })
    const group = row('group', {}, { parent: query.id })
    const bound = row('introduction', { title: 'Own', copy: null }, { parent: group.id, bind })
    return { bound, elements: [query, group, bound] }
  }

  it('is filled from each of its documents, for visitors and in the preview alike', async () => {
    const names = ['Azul', 'Belmar']
    for (const name of names) await makeDocument(app, 'brands', { name })
    const { bound, elements } = inside(names, { title: 'name' })
    const page: Json = await createPage(app, { path: '/inside-a-query', elements })
    const loaded = await loadPage(
      { siteId: 0, path: '/inside-a-query' },
      { config: app.config, layouts: layoutImports },
      () => {},
    )
    const { rows, context } = loaded?.view as PageView
    const visited = loaded?.view?.resolution[bound.id]
    const titles = Object.values(visited?.filled ?? {}).map(({ fields }) => fields.title)
    expect(titles).toEqual(names)
    // The element's own fields are unchanged.
    expect(visited?.fields.title).toBe('Own')
    const { languageCode, layout } = context
    const body = { pageId: page.id, languageCode, layout, rows }
    const previewed = await app.call({ method: 'POST', path: '/api/voix/resolve', body, as: 'editor' })
    const { resolution } = previewed.body as unknown as Pick<PageView, 'resolution'>
    expect(resolution[bound.id]?.filled).toEqual(JSON.parse(JSON.stringify(visited?.filled)))
  })

  it('tells over REST what fills it, to whom sees the page', async () => {
    const { elements } = inside(['None'], { title: 'name' })
    const page: Json = await createPage(app, { elements })
    const { body } = await app.call({ path: `/api/pages/${page.id}?tree=true`, as: 'nobody' })
    const group = (body.elements as unknown as Element[])[0]?.elements[0]
    expect(group?.elements[0]).toMatchObject({ bind: { title: 'name' } })
    expect(group).not.toHaveProperty('bind')
  })

  it('is refused where it is published with a field that the documents have not; without a query around it, that is no matter', async () => {
    const publish = (elements: unknown[]) => {
      const body = { title: 'Inside', path: `/inside-${Math.random()}`, elements, _status: 'published' }
      return app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
    }
    const refused = await publish(inside(['None'], { title: 'nonsense' }).elements)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('The collection \\"brands\\" has no field \\"nonsense\\".')
    expect((await publish([row('introduction', {}, { bind: { title: 'nonsense' } })])).status).toBe(201)
    expect((await publish([row('introduction', {}, { bind: { title: 3 } })])).status).toBe(400)
  })
})
