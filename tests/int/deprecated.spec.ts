import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../src/render'
import type { SliceComponent } from '../../src/render/types'
import { loadPage } from '../../src/serve/page/loadPage'
import { defineSlice, field, treeRules } from '../../src/slices'
import { getVoix } from '../../src/options/getVoix'
import { createPage, row, startApp, type App } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

const old = defineSlice({
  name: 'old-band',
  label: 'Old band',
  admin: { group: 'test' },
  deprecated: true,
  fields: { title: field.text({ label: 'Title' }) },
})
const Band: SliceComponent = ({ root, fields }) => createElement('p', root, String(fields.title))

let app: App
beforeAll(async () => {
  app = await startApp({ makeConfig: () => limitedConfig({ slices: [old] }) })
})
afterAll(() => app?.stop())

it('a page that has a deprecated slice still shows it to visitors, and is still saved and published', async () => {
  const band = row('old-band', { title: 'As ever' })
  const page = await createPage(app, { path: '/old', layout: 'wide', elements: [band] })
  const body = { title: 'Still here', elements: [{ ...band, title: 'As ever, and changed' }], _status: 'published' }
  const saved = await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body, as: 'editor' })
  expect(saved.status).toBe(200)
  const { catalogue } = getVoix(app.config)
  expect(catalogue.offered({ layout: 'wide' }).map(({ name }) => name)).not.toContain('old-band')
  const layouts = { wide: () => Promise.resolve({ default: () => null }) }
  const loaded = await loadPage(
    { siteId: 0, path: '/old', layout: null },
    { config: app.config, layouts },
    () => undefined,
  )
  if (!loaded) throw new Error('Visitors do not find the page.')
  const shown = renderPage({
    view: loaded.view,
    components: { 'old-band': Band },
    rules: treeRules(catalogue, 'wide'),
    onError: (error) => {
      throw error
    },
  })
  expect(renderToStaticMarkup(createElement(Fragment, null, shown))).toContain('As ever, and changed')
})
