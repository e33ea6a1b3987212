import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRows } from '../../src/content/demo/build'
import { eachResortPages } from '../../src/content/demo/data/pages/resorts.each'
import { layoutImports } from '../../src/layouts/registry/imports'
import { shared } from '../../src/serve/cache/shared.mjs'
import { publicPages } from '../../src/serve/endpoints/publicPages'
import { loadPage } from '../../src/serve/page/loadPage'
import { pageMetadata } from '../../src/serve/page/metadata'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'

const JEWEL = '/resorts/jewel-coast/{slug}'
const DEFAULT = '/resorts/{slug}'

let app: App
const templates = new Map<string, Json>()
let brand: string
beforeAll(async () => {
  app = await startApp()
  for (const { path, title, layout, elements } of eachResortPages)
    templates.set(path, await createPage(app, { path, title, layout, elements: toRows(elements, path) }))
  brand = await makeDocument(app, 'brands', { slug: 'jewel-coast' })
})
afterAll(() => app?.stop())

const idOfTemplate = (path: string) => templates.get(path)?.id

async function visit(path: string) {
  const tags = new Set<string>()
  const asked = { config: app.config, layouts: layoutImports }
  const view = (await loadPage({ siteId: 0, path }, asked, (tag) => tags.add(tag)))?.view ?? null
  return { view, tags, text: JSON.stringify(view?.resolution ?? null) }
}

/** Saves and publishes as editors do. */
async function write(method: 'POST' | 'PATCH', path: string, body: object): Promise<Json> {
  const answer = await app.call({ method, path: `/api/${path}?depth=0`, body, as: 'editor' })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.doc
}

const makeResort = (more: object = {}) => {
  const slug = `r-${randomUUID().slice(0, 8)}`
  return write('POST', 'resorts', { name: `House ${slug}`, slug, country: 'Jamaica', _status: 'published', ...more })
}

async function metadataAt(path: string) {
  const { view } = await visit(path)
  if (!view) throw new Error(`There is no page at ${path}.`)
  return pageMetadata(view.page, { origin: 'https://www.example.com' })
}

describe('a resort for which nobody has made a page', () => {
  it('has one in the looks of its brand, which says what the document says', async () => {
    const image = await makeDocument(app, 'media', { alt: 'The new bay' })
    const logo = await makeDocument(app, 'media', { alt: 'The mark of the bay' })
    const resort = await makeResort({
      brand,
      image,
      logo,
      tagline: 'Where the road ends',
      description: 'Forty rooms above a bay.',
      region: 'Portland',
      location: { lat: 18.25, lng: -76.5 },
      checkIn: '4 p.m. sharp',
      amenities: [{ name: 'A raft', description: 'For two.' }],
      meetingFacilities: [{ name: 'The boat shed', area: 90, capacity: { theatre: 70 } }],
      bookingEngineCode: 'NEWBAY',
      tripAdvisorId: 'd4711',
      tripAdvisorRating: 4.5,
      contact: { phone: '+1 876 555 0100', email: 'bay@example.com', address: 'End of the road' },
    })
    await makeDocument(app, 'specials', { title: 'Opening rate', resorts: [resort.id] })
    await makeDocument(app, 'specials', { title: 'Elsewhere rate' })
    expect(resort.page).toBe(idOfTemplate(JEWEL))
    const path = `/resorts/jewel-coast/${String(resort.slug)}`
    const { view, text } = await visit(path)
    expect(view?.page.layout).toBe('jewel')
    for (const said of [
      ...['Where the road ends', 'Forty rooms above a bay.', 'Portland', '"latitude":18.25', '"longitude":-76.5'],
      ...[
        '4 p.m. sharp',
        'A raft',
        'The boat shed',
        'NEWBAY',
        'd4711',
        '4.5',
        'The new bay',
        'Opening rate',
        'The mark of the bay',
      ],
      ...['+1 876 555 0100', 'bay@example.com', 'End of the road'],
    ])
      expect(text, said).toContain(said)
    expect(text).not.toContain('Elsewhere rate')
    expect(await metadataAt(path)).toMatchObject({
      title: resort.name,
      description: 'Forty rooms above a bay.',
      alternates: { canonical: path },
      openGraph: { images: [{ alt: 'The new bay' }] },
    })
    await shared().expiry.look()
    expect((await publicPages(app.payload)).map((page) => page.path)).toContain(path)
  })

  it('has the general one where its brand has none, and moves with its brand', async () => {
    const { id, page, slug } = await makeResort()
    expect(page).toBe(idOfTemplate(DEFAULT))
    expect((await visit(`/resorts/${String(slug)}`)).view).not.toBeNull()
    expect((await write('PATCH', `resorts/${id}`, { brand })).page).toBe(idOfTemplate(JEWEL))
    expect((await visit(`/resorts/${String(slug)}`)).view).toBeNull()
    expect((await visit(`/resorts/jewel-coast/${String(slug)}`)).view).not.toBeNull()
  })

  it('has it in each language into which that is translated', async () => {
    const translationOf = idOfTemplate(DEFAULT)
    const elements = [row('introduction')]
    await createPage(app, {
      path: '/es/resorts/{slug}',
      title: 'Un resort',
      languageCode: 'es',
      translationOf,
      elements,
    })
    const { slug } = await makeResort({ description: 'A house.' })
    const { view } = await visit(`/es/resorts/${String(slug)}`)
    expect(view?.page.translations).toEqual({ en: `/resorts/${String(slug)}`, es: `/es/resorts/${String(slug)}` })
    await shared().expiry.look()
    expect((await publicPages(app.payload)).map(({ path }) => path)).toContain(`/es/resorts/${String(slug)}`)
  })

  it('makes room for the page that somebody makes for it', async () => {
    const { id, slug } = await makeResort()
    const own = await createPage(app, { path: `/own-${String(slug)}`, elements: [row('introduction')] })
    expect((await write('PATCH', `resorts/${id}`, { page: own.id })).page).toBe(own.id)
    expect((await write('PATCH', `resorts/${id}`, { brand, tagline: 'New' })).page).toBe(own.id)
    expect((await visit(`/resorts/${String(slug)}`)).view).toBeNull()
    expect((await write('PATCH', `resorts/${id}`, { page: null })).page).toBe(idOfTemplate(JEWEL))
  })
})

describe('a page of a resort’s own', () => {
  const makeOwn = (slug: string, meta: object = {}) =>
    createPage(app, { path: `/houses/${slug}`, title: 'By hand', meta, elements: [row('introduction')] })

  it('says to search engines what the document says, in its words where it has some', async () => {
    const image = await makeDocument(app, 'media', { alt: 'From the sea' })
    const resort = await makeResort({ description: 'A house on a rock.', image })
    const slug = String(resort.slug)
    const page = await makeOwn(slug)
    // An offer links to the page, too.
    await makeDocument(app, 'specials', { title: 'An offer', page: page.id, subtitle: 'Never mind' })
    const path = `/houses/${slug}`
    const before = await visit(path)
    expect((await metadataAt(path)).title).toBe('By hand')
    await app.query('delete from voix_expired_tags')
    await write('PATCH', `resorts/${resort.id}`, { page: page.id })
    const expired = await app.query<{ tag: string }>('select tag from voix_expired_tags')
    expect(expired.some(({ tag }) => before.tags.has(tag))).toBe(true)
    expect(await metadataAt(path)).toMatchObject({
      title: resort.name,
      description: 'A house on a rock.',
      openGraph: { images: [{ alt: 'From the sea' }] },
    })
    await write('PATCH', `pages/${page.id}`, { meta: { description: 'In its own words.' } })
    expect(await metadataAt(path)).toMatchObject({ title: resort.name, description: 'In its own words.' })
    const { tags } = await visit(path)
    expect(tags).toContain(`resorts:${resort.id}`)
  })

  it('is asked for nothing where the page says everything', async () => {
    const image = await makeDocument(app, 'media')
    const resort = await makeResort()
    const meta = { title: 'Whole', description: 'Whole.', image }
    const page = await makeOwn(String(resort.slug), meta)
    await write('PATCH', `resorts/${resort.id}`, { page: page.id })
    expect((await visit(`/houses/${String(resort.slug)}`)).tags).not.toContain(`resorts:${resort.id}`)
  })
})

it('a post for which nobody chose a page has that of its kind', async () => {
  const stories = await createPage(app, { path: '/blog/{slug}', elements: [row('introduction')] })
  const releases = await createPage(app, { path: '/press/{slug}', elements: [row('introduction')] })
  const make = (postType: string) => write('POST', 'posts', { title: randomUUID(), postType, _status: 'published' })
  expect((await make('Jamaica Post')).page).toBe(stories.id)
  const release = await make('Press Release')
  expect(release.page).toBe(releases.id)
  expect((await write('PATCH', `posts/${release.id}`, { postType: 'Blog Post' })).page).toBe(stories.id)
})
