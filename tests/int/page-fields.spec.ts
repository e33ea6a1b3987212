import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repairPageFields } from '../../src/page/definitions/repairPageFields'
import { toPageInfo } from '../../src/serve/page/pageInfo'
import { createScope } from '../../src/serve/resolve/createScope'
import { randomUUID } from 'node:crypto'
import { createPage, startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function createMedium(name: string): Promise<string> {
  const file = { name: `${name}.png`, data: PIXEL, mimetype: 'image/png', size: PIXEL.length }
  const doc = await app.payload.create({ collection: 'media', data: { alt: name }, file, overrideAccess: true })
  return doc.id
}

it('give the layout their pictures', async () => {
  const [logo, small, large] = [await createMedium('logo'), await createMedium('small'), await createMedium('large')]
  const fields = [
    { name: 'logo', type: 'image', image: logo },
    {
      name: 'banner',
      type: 'upload',
      upload: [
        { breakpoint: 'default', media: small },
        { breakpoint: 'lg', media: large },
      ],
    },
  ]
  const page = await createPage(app, { fields })
  const req = await createLocalReq({}, app.payload)
  const context = {
    languageCode: 'en',
    layout: 'blocks',
    siteId: 0,
    path: page.path,
    timeZone: 'UTC',
    preview: false,
    labels: {},
  }
  const info = await toPageInfo(page, createScope({ req, context }))
  expect(info.fields).toMatchObject({ logo: { alt: 'logo' }, banner: { kind: 'picture' } })
  expect(JSON.stringify(info.fields['banner'])).toContain('large')
})

it('of the types that development versions stored are renamed once, in pages and versions', async () => {
  const medium = await createMedium('former')
  const page = await createPage(app, { fields: [{ name: 'kept', type: 'text', text: 'As it was' }] })
  const former = [
    { id: 'one', name: 'copy', type: 'wysiwyg', enabled: true, media: [], wysiwyg: { root: { children: [] } } },
    { id: 'two', name: 'banner', type: 'media', enabled: false, media: [{ breakpoint: 'lg', media: medium }] },
  ]
  const store = (table: string, column: string, id: string) =>
    app.query(`update ${table} set ${column} = ${column} || $1::jsonb where ${id} = $2`, [
      JSON.stringify(former),
      page.id,
    ])
  await store('pages', 'fields', 'id')
  await store('_pages_v', 'version_fields', 'parent_id')

  expect(await repairPageFields(app.payload, { isDryRun: true })).toEqual({ fields: 4, rows: 2 })
  expect(await repairPageFields(app.payload)).toEqual({ fields: 4, rows: 2 })
  expect(await repairPageFields(app.payload)).toEqual({ fields: 0, rows: 0 })
  const { fields } = await app.payload.findByID({ collection: 'pages', id: page.id, overrideAccess: true })
  expect(fields).toMatchObject([
    { name: 'kept', type: 'text', text: 'As it was' },
    { name: 'copy', type: 'richText', enabled: true, media: [], richText: { root: { children: [] } } },
    {
      name: 'banner',
      type: 'upload',
      enabled: false,
      media: [medium],
      upload: [{ breakpoint: 'lg', media: medium }],
    },
  ])
})

it('are an order of special offers, or the resorts left out of the booking, as visitors may see them', async () => {
  const names = ['First', 'Second', 'Draft']
  const [first, second, draft] = await Promise.all(
    names.map((title) => makeDocument(app, 'specials', { title, _status: title === 'Draft' ? 'draft' : 'published' })),
  )
  const resort = await makeDocument(app, 'resorts', { name: 'West End', slug: 'west-end' })
  const fields = [
    { name: 'offers', type: 'specials', specials: [second, draft, first] },
    { name: 'notBooked', type: 'bookingexcluderesorts', bookingexcluderesorts: [resort] },
  ]
  const page = await createPage(app, { fields })
  const req = await createLocalReq({}, app.payload)
  const context = {
    languageCode: 'en',
    layout: 'blocks',
    siteId: 0,
    path: page.path,
    timeZone: 'UTC',
    preview: false,
    labels: {},
  }
  const tags: string[] = []
  const info = await toPageInfo(page, createScope({ req, context, addTag: (tag: string) => void tags.push(tag) }))
  expect(info.fields).toMatchObject({
    offers: [{ title: 'Second' }, { title: 'First' }],
    notBooked: [{ slug: 'west-end' }],
  })
  // The page is listed as a user of the offer, and a change of the offer expires the page.
  const uses = await app.call({ path: `/api/voix/used-in/specials/${second}`, as: 'editor' })
  expect(JSON.stringify(uses.body)).toContain(page.id)
  expect(tags).toContain(`specials:${second}`)
})

const MEDIA_RULE = 'must be a list of { breakpoint, media, focalX?, focalY?, zoom? }, each breakpoint once'

it.each([
  ['color', '#12', 'Use a colour such as'],
  ['color', 'red; background:url(x)', 'Use a colour such as'],
  ['link', { mode: 'href', href: 'javascript:alert(1)' }, 'Use an address that starts with'],
  ['link', '/path', 'must be { text, mode, href, relationship, target }'],
  ['number', 'many', 'must be a number'],
  ['date', 'soon', 'must be a date'],
  ['specials', 'all', 'must be a list of documents by their ids'],
  ['bookingexcluderesorts', [{}], 'must be a list of documents by their ids'],
  ['upload', ['an-id'], MEDIA_RULE],
  ['upload', [{ breakpoint: 'huge', media: null }], MEDIA_RULE],
  ['upload', [{ breakpoint: 'lg', media: null, zoom: 401 }], 'a zoom is a whole number of percent, from 100 to 400.'],
  [
    'upload',
    [
      { breakpoint: 'lg', media: null },
      { breakpoint: 'lg', media: null },
    ],
    MEDIA_RULE,
  ],
])('of the type %s are refused with the value %j', async (type, value, rule) => {
  const body = { title: 'Wrong', path: `/${randomUUID()}`, fields: [{ name: 'own', type, [type]: value }] }
  const answer = await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain('Page field \\"own\\"')
  expect(JSON.stringify(answer.body)).toContain(rule)
})

it.each([
  ['color', '#0b6e8f'],
  ['color', ''],
  ['link', { mode: 'relationship', relationship: null, text: 'T' }],
  ['number', null],
])('of the type %s may hold %j', async (type, value) => {
  await createPage(app, { fields: [{ name: 'own', type, [type]: value }] })
})
