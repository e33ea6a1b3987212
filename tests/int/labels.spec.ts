import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../src/render'
import type { LayoutImports, PageView } from '../../src/render/types'
import type { Resolution } from '../../src/slices/resolution'
import { loadPage } from '../../src/serve/page/loadPage'
import { loadPreview } from '../../src/serve/page/loadPreview'
import { createCatalogue, defineSlice, field, treeRules } from '../../src/slices'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { blankConfig } from './helpers/blankConfig'

const greeting = defineSlice({
  name: 'greeting',
  label: 'Greeting',
  admin: { group: 'test' },
  database: true,
  fields: { title: field.text() },
})

const LABELS = { 'english.json': { hello: 'Hello', bye: 'Bye' }, 'castellano.json': { hello: 'Hola' } }
const elements = [row('greeting')]
const layouts: LayoutImports = {
  blocks: () =>
    Promise.resolve({
      default: () => null,
      load: ({ languages }) => Promise.resolve(languages.map(({ name, icon }) => `${icon} ${name}`)),
    }),
}

let app: App
let page: Json
beforeAll(async () => {
  app = await startApp({
    makeConfig: () =>
      blankConfig({
        slices: [greeting],
        loaders: {
          greeting: () => Promise.resolve({ load: ({ context }) => Promise.resolve(context.labels.hello) }),
        },
        layouts: [{ name: 'blocks', label: 'Blocks' }],
        languages: [
          { code: 'en', name: 'English', icon: '🇺🇸', file: 'english.json' },
          { code: 'es', name: 'Español', icon: '🇪🇸', file: 'castellano.json' },
        ],
        siteLabels: {
          'english.json': () => Promise.resolve({ default: LABELS['english.json'] }),
          'castellano.json': () => Promise.resolve({ default: LABELS['castellano.json'] }),
        },
      }),
  })
  page = await createPage(app, { path: '/hola', languageCode: 'es', elements })
})
afterAll(() => app?.stop())

const LANGUAGES = ['🇺🇸 English', '🇪🇸 Español']
const expected = { hello: 'Hola', bye: 'Bye' }
const dataIn = (resolution: unknown) => (resolution as Resolution)[elements[0]?.id ?? '']?.data

it('shows on the site the labels of the page’s language', async () => {
  const loaded = await loadPage({ siteId: 0, path: '/hola' }, { config: app.config, layouts }, () => {})
  expect(loaded?.view.context.labels).toEqual(expected)
  expect(dataIn(loaded?.view.resolution)).toBe('Hola')
  expect(loaded?.layoutData).toEqual(LANGUAGES)
})

it('shows them in the preview as well, also of what is not saved yet', async () => {
  const user = { ...(await app.payload.find({ collection: 'users', limit: 1 })).docs[0], collection: 'users' } as never
  const loaded = await loadPreview({ pageId: String(page.id), user }, { config: app.config, layouts })
  expect(loaded?.view.context.labels).toEqual(expected)
  expect(dataIn(loaded?.view.resolution)).toBe('Hola')
  const body = { pageId: page.id, languageCode: 'es', layout: 'blocks', rows: elements }
  const answer = await app.call({ method: 'POST', path: '/api/voix/resolve', body, as: 'editor' })
  expect(dataIn(answer.body.resolution)).toBe('Hola')
})

const rendered = (view: PageView | undefined) =>
  view &&
  renderToStaticMarkup(
    renderPage({
      view,
      components: {
        greeting: ({ data, context }) => createElement('p', null, `${String(data)}, ${context.labels.bye}`),
      },
      rules: treeRules(createCatalogue([greeting]), 'blocks'),
      onError: (error) => {
        throw error
      },
    }),
  )

it.each([
  ['en', 'Hello'],
  ['es', 'Hola'],
])(
  'renders one label in the preview and on the site in %s, and the languages with their signs',
  async (code, hello) => {
    const path = `/labels-${code}`
    const { id } = await createPage(app, { path, languageCode: code, elements })
    const user = {
      ...(await app.payload.find({ collection: 'users', limit: 1 })).docs[0],
      collection: 'users',
    } as never
    const site = await loadPage({ siteId: 0, path }, { config: app.config, layouts }, () => {})
    const preview = await loadPreview({ pageId: String(id), user }, { config: app.config, layouts })
    for (const loaded of [site, preview]) {
      expect(rendered(loaded?.view)).toBe(`<p>${hello}, Bye</p>`)
      expect(loaded?.layoutData).toEqual(LANGUAGES)
    }
  },
)
