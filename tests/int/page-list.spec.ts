import { createLocalReq, type DefaultServerCellComponentProps, type SelectField } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPages } from '../../src/admin/pages/findPages'
import { StatusCell } from '../../src/admin/fields/StatusCell'
import { readPagesQuery, type SearchParams } from '../../src/admin/pages/pagesQuery'
import { createPage, startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

async function search(words: string, more: SearchParams = {}) {
  const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
  const req = await createLocalReq({ user }, app.payload)
  return (await findPages({ req, query: readPagesQuery({ search: words, ...more }) })).items
}

it('finds what is written and no pattern', async () => {
  await createPage(app, { title: 'Plain words' })
  const titles = ['100% palms', 'under_score', 'back\\slash']
  for (const title of titles) await createPage(app, { title })
  const found = await Promise.all(['%', '_', '\\'].map((words) => search(words)))
  expect(found.map((items) => items.map(({ title }) => title))).toEqual(titles.map((title) => [title]))
  expect(await search('100% PALMS')).toHaveLength(1)
})

it('filters by the brand that a layout draws, whatever its other layouts are', async () => {
  const layouts = ['noche-azul', 'jewel', 'blocks', 'no-chrome']
  for (const layout of layouts) await createPage(app, { title: `Brand of ${layout}`, layout })
  const of = async (brand: string) => (await search('Brand of', { brand })).map(({ layout }) => layout).toSorted()
  expect(await of('Solmara')).toEqual(['blocks', 'no-chrome'])
  expect(await of('Jewel Coast')).toEqual(['jewel'])
  expect(await of('Noche Azul')).toEqual(['noche-azul'])
  expect(await of('nobody')).toEqual([])
})

it('tells where visitors find a page whose draft has another path', async () => {
  const live = await createPage(app, { title: 'Moving' })
  const body = { path: `${live.path}-new`, _status: 'draft' }
  await app.call({ method: 'PATCH', path: `/api/pages/${live.id}?draft=true`, body, as: 'editor' })
  await createPage(app, { title: 'Moving draft', _status: 'draft' })
  expect(await search('Moving')).toMatchObject([
    { title: 'Moving draft', livePath: null, status: 'draft' },
    { title: 'Moving', path: body.path, livePath: live.path, status: 'changed' },
  ])
})

it('leads nobody to a page that shows documents, which has no address without one', async () => {
  await createPage(app, { title: 'Every story', path: '/stories/{slug}' })
  expect(await search('Every story')).toMatchObject([{ path: '/stories/{slug}', livePath: null, status: 'published' }])
})

it('shows what is in the trash by itself, with what it was, and nothing of it among the pages', async () => {
  const url = ({ id }: { id: number | string }) => `/api/pages/${id}?trash=true`
  const kept = await createPage(app, { title: 'Sorted kept' })
  const trashed = await createPage(app, { title: 'Sorted away' })
  const draft = await createPage(app, { title: 'Sorted draft', _status: 'draft' })
  for (const page of [trashed, draft]) {
    const body = { deletedAt: new Date().toISOString() }
    await app.call({ method: 'PATCH', path: url(page), body, as: 'editor' })
  }
  expect(await search('Sorted')).toMatchObject([{ id: String(kept.id), deletedAt: null }])
  expect(await search('Sorted', { trash: 'true' })).toMatchObject([
    { title: 'Sorted draft', status: 'draft', livePath: null, deletedAt: expect.any(String) },
    { title: 'Sorted away', status: 'published', livePath: null },
  ])
  await app.call({ method: 'PATCH', path: url(trashed), body: { deletedAt: null, _status: 'published' }, as: 'editor' })
  const gone = await app.call({ method: 'DELETE', path: url(draft), as: 'editor' })
  expect(gone.status).toBe(200)
  expect(await search('Sorted', { trash: 'true' })).toEqual([])
  expect(await search('Sorted away')).toMatchObject([{ livePath: trashed.path, status: 'published' }])
})

it('of another collection calls a draft what was taken offline, and keeps the sign of one that is published beside its draft', async () => {
  const menu = async (...states: string[]) => {
    const name = states.join(' ')
    const { body } = await app.call({
      method: 'POST',
      path: '/api/menus',
      body: { name, location: name },
      as: 'editor',
    })
    const { id } = (body as { doc: { id: string } }).doc
    for (const [at, _status] of states.entries()) {
      const path = `/api/menus/${id}${at > 0 && _status === 'draft beside' ? '?draft=true' : ''}`
      await app.call({ method: 'PATCH', path, body: { _status: _status.split(' ')[0] }, as: 'editor' })
    }
    return id
  }
  const i18n = { t: (key: string) => key }
  const words = async (id: string, cellData: string) => {
    const props = { cellData, collectionSlug: 'menus', i18n, payload: app.payload, rowData: { id } }
    return renderToStaticMarkup(await StatusCell(props as unknown as DefaultServerCellComponentProps))
  }
  // Payload's list shows "changed" for both: each was published once.
  expect(await words(await menu('published', 'draft'), 'changed')).toContain('>version:draft<')
  expect(await words(await menu('published', 'draft beside'), 'changed')).toContain('version:draftHasPublishedVersion')
  expect(await words(await menu('published'), 'published')).toContain('version:published')
  const fields = app.config.collections.find(({ slug }) => slug === 'menus')?.fields ?? []
  const field = fields.find((one) => 'name' in one && one.name === '_status') as SelectField
  // Otherwise it is Payload's own label.
  expect(typeof field.label === 'function' && field.label({ i18n, t: i18n.t } as never)).toBe('version:status')
  expect(field.options.map((option) => typeof option === 'object' && option.value)).toEqual(['draft', 'published'])
  expect(field.admin?.components).toMatchObject({ Field: false, Cell: 'voix/studio#StatusCell' })
})

it('is narrowed by tag and site, and told as a tree', async () => {
  const tagged = await createPage(app, {
    title: 'Narrow tagged',
    path: '/narrow/b',
    tags: [{ name: 'beach', point: 1 }],
  })
  await createPage(app, { title: 'Narrow plain', path: '/narrow' })
  expect(await search('Narrow', { tag: 'beach' })).toMatchObject([
    { id: String(tagged.id), tags: ['beach'], rev: 1, siteId: 0 },
  ])
  expect(await search('Narrow', { site: '5' })).toEqual([])
  expect((await search('Narrow', { view: 'tree' })).map(({ path }) => path)).toEqual(['/narrow', '/narrow/b'])
})

it('is sorted by a column in both directions, with true counts over its pages', async () => {
  const titles = Array.from({ length: 27 }, (_none, index) => `Ordered ${String(index + 10)}`)
  for (const title of titles) await createPage(app, { title })
  const list = async (more: SearchParams) => {
    const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
    const req = await createLocalReq({ user }, app.payload)
    const { items, total } = await findPages({ req, query: readPagesQuery({ search: 'Ordered', ...more }) })
    return [items.map(({ title }) => title), total]
  }
  expect(await list({ sort: 'title' })).toEqual([titles.slice(0, 25), 27])
  expect(await list({ sort: 'title', page: '2' })).toEqual([titles.slice(25), 27])
  expect(await list({ sort: '-title', page: '2' })).toEqual([titles.slice(0, 2).toReversed(), 27])
  expect((await list({}))[0]).toEqual(titles.slice(2).toReversed())
})

it('finds pages without a translation, changed since they were published, waiting for review or changed by the person', async () => {
  const titlesOf = async (more: SearchParams) => (await search('Todo', more)).map(({ title }) => title).toSorted()
  const english = await createPage(app, { title: 'Todo translated' })
  const spanish = { title: 'Todo Spanish', languageCode: 'es', translationOf: english.id }
  await createPage(app, spanish)
  const plain = await createPage(app, { title: 'Todo plain' })
  await createPage(app, { title: 'Todo draft', _status: 'draft' })
  expect(await titlesOf({ missing: 'es' })).toEqual(['Todo draft', 'Todo plain'])
  const body = { title: 'Todo changed', _status: 'draft' }
  await app.call({ method: 'PATCH', path: `/api/pages/${plain.id}?draft=true`, body, as: 'administrator' })
  expect(await titlesOf({ only: 'changed' })).toEqual(['Todo changed'])
  expect(await titlesOf({ only: 'review' })).toEqual([])
  await makeDocument(app, 'page-reviews', { page: english.id, askedAt: new Date().toISOString() })
  expect(await titlesOf({ only: 'review' })).toEqual(['Todo translated'])
  const all = await titlesOf({})
  expect(await titlesOf({ only: 'mine' })).toEqual(all.filter((title) => title !== 'Todo changed'))
})

it('says what is scheduled', async () => {
  const page = await createPage(app, { title: 'Timed', _status: 'draft' })
  const body = { action: 'publish', at: '2030-01-01T09:00', timezone: 'UTC' }
  await app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/schedule`, body, as: 'editor' })
  const scheduled = [{ action: 'publish', at: '2030-01-01T09:00:00.000Z', timezone: 'UTC', problem: null }]
  expect(await search('Timed')).toMatchObject([{ scheduled }])
})
