import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { slugify } from '../../src/tree'
import { startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown) => app.call({ method, path, body, as: 'editor' })

/** Required data of a collection's document besides its title. */
const KINDS: Record<string, { from: string; name: string; data: object }> = {
  posts: { from: 'title', name: 'slug', data: { postType: 'Blog Post' } },
  specials: { from: 'title', name: 'slug', data: {} },
  brands: { from: 'name', name: 'slug', data: {} },
  resorts: { from: 'name', name: 'slug', data: { country: 'Jamaica' } },
  forms: { from: 'title', name: 'slug', data: { fields: [{ name: 'a', label: 'A', type: 'text' }] } },
  recipes: { from: 'title', name: 'name', data: { kind: 'elements' } },
}

async function makeOf(collection: string, title: string, more: object = {}) {
  const { from, data } = KINDS[collection] as (typeof KINDS)[string]
  return send('POST', `/api/${collection}`, { [from]: title, ...data, ...more })
}

describe.each(Object.keys(KINDS))('the slugs of %s', (collection) => {
  const { name } = KINDS[collection] as (typeof KINDS)[string]
  const slugsFor = async (title: string, times: number) => {
    const made: string[] = []
    for (let count = 0; count < times; count++) made.push(String((await makeOf(collection, title)).body.doc[name]))
    return made
  }

  it('get a number if documents have the same title', async () => {
    expect(await slugsFor('Summer Straße', 3)).toEqual(['summer-strasse', 'summer-strasse-2', 'summer-strasse-3'])
  })

  it('are refused with a message if typed and taken, and do not change on the next save', async () => {
    const { doc } = (await makeOf(collection, 'Typed')).body
    const refused = await makeOf(collection, 'Another', { [name]: 'Typed!' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body.errors)).toContain(`The ${name} \\"typed\\" is taken by “Typed”.`)
    const saved = await send('PATCH', `/api/${collection}/${doc.id}`, { [name]: 'typed' })
    expect([saved.status, saved.body.doc[name]]).toEqual([200, 'typed'])
  })

  it('are released in the trash, and a restored document gets a free one', async () => {
    const title = `Gone ${randomUUID()}`
    const { id } = (await makeOf(collection, title)).body.doc
    await send('PATCH', `/api/${collection}/${id}`, { deletedAt: new Date().toISOString() })
    expect(await slugsFor(title, 1)).toEqual([slugify(title)])
    const restored = await send('PATCH', `/api/${collection}/${id}?trash=true`, { deletedAt: null })
    expect([restored.status, restored.body.doc[name]]).toEqual([200, `${slugify(title)}-2`])
  })
})

it('documents with the same title that are created at once have different slugs', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => makeOf('posts', 'At once')))
  const slugs = made.map(({ body }) => String(body.doc.slug)).sort()
  expect(slugs).toEqual(['at-once', 'at-once-2', 'at-once-3', 'at-once-4', 'at-once-5'])
})

it('a slug of a draft and the slug of its published version are both taken', async () => {
  const { doc } = (await makeOf('posts', 'Seen', { _status: 'published' })).body
  await send('PATCH', `/api/posts/${doc.id}?draft=true`, { slug: 'planned' })
  for (const slug of ['seen', 'planned'])
    expect([slug, (await makeOf('posts', 'Other', { slug })).status]).toEqual([slug, 400])
  expect((await makeOf('posts', 'Planned')).body.doc.slug).toBe('planned-2')
})

it('a copy of a document has its own slug', async () => {
  const { doc } = (await makeOf('forms', 'Enquiry')).body
  const copy = await send('POST', `/api/forms/${doc.id}/duplicate`, {})
  expect(copy.status, JSON.stringify(copy.body)).toBe(200)
  expect(copy.body.doc.slug).toMatch(/^enquiry-/)
})

const TITLES = {
  de: 'Straße der Größe',
  pl: 'Łódź nocą',
  da: 'Ærø på ø',
  tr: 'İstanbul ışığı',
  vi: 'Đà Nẵng mùa hè',
  ru: 'Ёлка и Йод',
  el: 'Καλή Χρονιά',
  ar: 'عطلة الصيف',
  hi: 'गर्मी की छुट्टी',
  th: 'วันหยุด ฤดูร้อน',
  ja: '日本の夏祭り',
  ko: '여름 휴가',
}

it.each(sampleEach(Object.entries(TITLES), ([, title]) => (/\p{Script=Latin}/u.test(title) ? 'latin' : 'other')))(
  'a published post with a title in "%s" has an address at which it is found',
  async (_language, title) => {
    const { doc } = (await makeOf('posts', title, { _status: 'published' })).body
    expect(doc.slug).toBe(slugify(title))
    const found = await app.call({
      path: `/api/posts?where[slug][equals]=${encodeURIComponent(String(doc.slug))}`,
      as: 'nobody',
    })
    expect(found.body.docs.map(({ id }) => id)).toEqual([doc.id])
  },
)
