import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () =>
      limitedConfig({
        layouts: [
          { name: 'wide', label: 'Wide' },
          { name: 'wide-2019', label: 'Wide 2019', isOffered: false },
          {
            name: 'plain',
            label: 'Plain',
            palette: [{ name: 'Sand', value: '#f7efe4' }],
            colorRules: { fields: ['backgroundColor'], background: 'palette' },
            styles: { spacing: ['lg'], free: false },
          },
        ],
      }),
  })
})
afterAll(() => app?.stop())

const styled = (style: object) => row('notice', {}, { parent: null, slot: 'default', style })
const save = (id: unknown, body: object) => app.call({ method: 'PATCH', path: `/api/pages/${id}`, body, as: 'editor' })

it.each<[string, object, string]>([
  ['a value that is none', { md: { paddingTop: '1px;}body{display:none' } }, '"paddingTop": it must be a length'],
  [
    'a length where only tokens may be',
    { md: { paddingTop: '24px' } },
    '`paddingTop` of the element at md must be one of 0, space-lg',
  ],
  [
    'a colour beside the palette',
    { md: { backgroundColor: '#ffffff' } },
    "must be a colour that the layout's rule for backgrounds allows: Sand (#f7efe4)",
  ],
])('%s is refused in words, in a draft as well', async (_what, style, words) => {
  const elements = [styled(style)]
  const body = { title: 'Styled', path: '/styled', layout: 'plain', elements }
  const answer = await app.call({ method: 'POST', path: '/api/pages?draft=true', body, as: 'editor' })
  expect(answer.status).toBe(400)
  expect(answer.body.errors[0]?.message).toContain(words)
  expect(answer.body.errors[0]?.message).toContain(elements[0]?.id)
})

it('what the layout allows is stored as it was written and read by everybody; a page without styles has none', async () => {
  const style = { default: { paddingTop: 'space-lg' }, md: { backgroundColor: '#f7efe4', visibility: 'hidden' } }
  const page = await createPage(app, {
    layout: 'plain',
    _status: 'published',
    elements: [styled(style), row('notice')],
  })
  const read = await app.call({ path: `/api/pages/${page.id}` })
  const [first, second] = read.body.elements as unknown as { element: object }[]
  expect(first?.element).toMatchObject({ style })
  expect(second?.element).not.toHaveProperty('style')
})

it('what stands on a page stays when it gets a layout that does not allow it, and comes back from a version', async () => {
  const elements = [styled({ md: { paddingTop: '24px' } })]
  const page = await createPage(app, { layout: 'wide', elements })
  expect((await save(page.id, { layout: 'plain' })).status).toBe(200)
  const [only] = elements
  const without = [{ ...only, element: { parent: null, slot: 'default' } }]
  expect((await save(page.id, { elements: without })).status).toBe(200)
  expect((await save(page.id, { elements })).status).toBe(200)
  const other = [{ ...only, element: { parent: null, slot: 'default', style: { md: { paddingTop: '25px' } } } }]
  expect((await save(page.id, { elements: other })).status).toBe(400)
})
