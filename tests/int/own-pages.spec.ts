import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutImports } from '../../src/layouts/registry/imports'
import { shared } from '../../src/serve/cache/shared.mjs'
import { publicPages } from '../../src/serve/endpoints/publicPages'
import { writeSitemap } from '../../src/serve/endpoints/sitemap'
import { loadPage } from '../../src/serve/page/loadPage'
import { pageMetadata } from '../../src/serve/page/metadata'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const byItsSlug = (bind: Record<string, string>) => ({
  modelQuery: {
    collection: 'posts',
    where: [{ field: 'slug', operator: 'equals', value: '{slug}' }],
    sort: '',
    limit: 1,
    bind,
  },
})

/** Creates a page that shows posts, and a list of the posts. */
async function makeBlog(): Promise<{ stem: string; page: Json }> {
  const stem = `/blog-${randomUUID().slice(0, 8)}`
  const elements = [row('introduction', { title: 'None' }, byItsSlug({ title: 'title' }))]
  const page = await createPage(app, {
    path: `${stem}/{slug}`,
    title: 'A story',
    tags: [{ name: 'blog', point: 2 }],
    elements,
  })
  return { stem, page }
}

const makePost = (page: Json, slug: string, more: object = {}) =>
  makeDocument(app, 'posts', { title: `The story of ${slug}`, slug, page: page.id, ...more })

/** Returns what a visitor receives at an address, and the tags that expire it. */
async function visit(path: string) {
  const tags = new Set<string>()
  const loaded = await loadPage({ siteId: 0, path }, { config: app.config, layouts: layoutImports }, (tag) =>
    tags.add(tag),
  )
  const view = loaded?.view ?? null
  const [shown] = view ? Object.values(view.resolution) : []
  return { view, tags, text: JSON.stringify(shown ?? null) }
}

/** Returns the tags that a write expires. */
async function expiredBy(write: () => Promise<unknown>): Promise<string[]> {
  await app.query('delete from voix_expired_tags')
  await write()
  return (await app.query<{ tag: string }>('select tag from voix_expired_tags')).map(({ tag }) => tag)
}

const edit = (collection: string, id: string, body: object) =>
  app.call({ method: 'PATCH', path: `/api/${collection}/${id}`, body, as: 'editor' })

describe('the check of descriptions', () => {
  const FOUND = ['There is no description for search engines.']
  const found = async (page: Json) => {
    const path = `/api/voix/pages/${page.id}/checks`
    const { body } = await app.call({ method: 'POST', path, body: { baseRev: page.rev, change: null }, as: 'editor' })
    const findings = body['findings'] as { check: string; text: string }[]
    return findings.filter(({ check }) => check === 'missing-description').map(({ text }) => text)
  }

  it('finds a page without a description, unless its own document has one', async () => {
    const slug = `checked-${randomUUID()}`
    const page = await createPage(app, { path: `/stories/${slug}`, meta: {} })
    expect(await found(page)).toEqual(FOUND)
    const post = await makePost(page, slug, { excerpt: '' })
    expect(await found(page)).toEqual(FOUND)
    await edit('posts', post, { excerpt: 'They are back.' })
    expect(await found(page)).toEqual([])
  })

  it('finds the description of a document that the user may not read', async () => {
    const slug = `unread-${randomUUID()}`
    const page = await createPage(app, { path: `/stories/${slug}`, meta: {} })
    await makePost(page, slug, { excerpt: 'They are back.' })
    const { access } = app.payload.collections.posts.config
    const { read } = access
    access.read = () => false
    expect(await found(page).finally(() => (access.read = read))).toEqual([])
  })

  it('checks a page in a language that documents do not have', async () => {
    const page = await createPage(app, { path: `/stories/${randomUUID()}`, meta: {} })
    await app.query(`update pages set language_code = 'xx' where id = '${String(page.id)}'`)
    expect(await found(page)).toEqual(FOUND)
  })
})

describe('a page with {slug} in its path', () => {
  it('shows each document that names it, with what that says of itself, and nothing at any other slug', async () => {
    const { stem, page } = await makeBlog()
    const cover = await makeDocument(app, 'media')
    await makePost(page, 'turtles', { excerpt: 'They are back.', cover, tags: ['sea'] })
    await makePost(page, 'ovens')
    const turtles = await visit(`${stem}/turtles`)
    expect(turtles.text).toContain('The story of turtles')
    expect(turtles.view?.page).toMatchObject({
      path: `${stem}/turtles`,
      title: 'The story of turtles',
      tags: [
        { name: 'blog', point: 2 },
        { name: 'sea', point: 1 },
      ],
    })
    if (!turtles.view) throw new Error('There is no page.')
    expect(pageMetadata(turtles.view.page, { origin: 'https://www.example.com' })).toMatchObject({
      title: 'The story of turtles',
      description: 'They are back.',
      alternates: { canonical: `${stem}/turtles` },
      openGraph: { images: [{ url: expect.stringMatching(/./) as string }] },
    })
    expect((await visit(`${stem}/ovens`)).text).toContain('The story of ovens')
    for (const path of [`${stem}/unknown`, `${stem}/{slug}`, stem, `${stem}/turtles/more`])
      expect((await visit(path)).view, path).toBeNull()
  })

  it('is not shown for a draft, nor for a document of another page', async () => {
    const { stem, page } = await makeBlog()
    const other = await makeBlog()
    await makePost(page, `draft-${stem.slice(1)}`, { _status: 'draft' })
    await makePost(other.page, `elsewhere-${stem.slice(1)}`)
    expect((await visit(`${stem}/draft-${stem.slice(1)}`)).view).toBeNull()
    expect((await visit(`${stem}/elsewhere-${stem.slice(1)}`)).view).toBeNull()
    expect((await visit(`${other.stem}/elsewhere-${stem.slice(1)}`)).view).not.toBeNull()
  })

  it('makes room for a page of its own at an address', async () => {
    const { stem, page } = await makeBlog()
    await makePost(page, 'special-one')
    const { tags } = await visit(`${stem}/special-one`)
    const expired = await expiredBy(() =>
      createPage(app, { path: `${stem}/special-one`, title: 'By hand', elements: [row('introduction')] }),
    )
    expect(expired.some((tag) => tags.has(tag))).toBe(true)
    expect((await visit(`${stem}/special-one`)).view?.page.title).toBe('By hand')
  })

  it('expires with its own document and not with another one, a missing one with each that comes', async () => {
    const { stem, page } = await makeBlog()
    const mine = await makePost(page, 'mine')
    const another = await makePost(page, 'another')
    const { tags } = await visit(`${stem}/mine`)
    const later = await visit(`${stem}/later`)
    const isStale = (known: Set<string>, expired: readonly string[]) => expired.some((tag) => known.has(tag))
    expect(isStale(tags, await expiredBy(() => edit('posts', another, { title: 'Other' })))).toBe(false)
    expect(isStale(tags, await expiredBy(() => edit('posts', mine, { title: 'New' })))).toBe(true)
    expect(isStale(tags, await expiredBy(() => edit('posts', mine, { _status: 'draft' })))).toBe(true)
    expect(isStale(tags, await expiredBy(() => edit('pages', page.id, { title: 'Moved' })))).toBe(true)
    expect(isStale(later.tags, await expiredBy(() => makePost(page, 'later')))).toBe(true)
    const early = await visit(`${stem}-new/one`)
    expect(isStale(early.tags, await expiredBy(() => createPage(app, { path: `${stem}-new/{slug}` })))).toBe(true)
  })

  it('shows in its translations what names it, and no page but their own what names them', async () => {
    const { stem, page } = await makeBlog()
    const spanish = await createPage(app, {
      ...{ path: `/es${stem}/{slug}`, languageCode: 'es', translationOf: page.id },
      elements: [row('introduction', { title: 'None' }, byItsSlug({ title: 'title' }))],
    })
    await makePost(page, 'both')
    await makePost(spanish, 'solo')
    await createPage(app, {
      ...{ path: `/es${stem}-list`, languageCode: 'es' },
      elements: [row('blog-posts', { postType: 'Blog Post', viewMoreBtn: { text: '' } })],
    })
    const both = { en: `${stem}/both`, es: `/es${stem}/both` }
    for (const path of Object.values(both)) {
      const { view, text } = await visit(path)
      expect([view?.page.translations, text], path).toEqual([both, expect.stringContaining('The story of both')])
    }
    const { view } = await visit(`/es${stem}/solo`)
    expect(view?.page).toMatchObject({ title: 'The story of solo', translations: {} })
    expect((await visit(`${stem}/solo`)).view).toBeNull()
    const { tags, text } = await visit(`/es${stem}-list`)
    expect(text).toContain(`"href":"${both.es}"`)
    expect(text).toContain(`"href":"/es${stem}/solo"`)
    await shared().expiry.look()
    const listed = (await publicPages(app.payload)).filter(({ path }) => path.includes(stem) && !path.includes('list'))
    expect(listed.map(({ path }) => path).sort()).toEqual([both.es, `/es${stem}/solo`, both.en].sort())
    const expired = await expiredBy(() => edit('pages', spanish.id, { path: `/es${stem}-moved/{slug}` }))
    expect(expired.some((tag) => tags.has(tag))).toBe(true)
    expect((await visit(`/es${stem}-list`)).text).toContain(`"href":"/es${stem}-moved/both"`)
  })

  it('stands in the sitemap once for each of its documents', async () => {
    const { stem, page } = await makeBlog()
    await makePost(page, 'listed-one')
    await makePost(page, 'listed-draft', { _status: 'draft' })
    await shared().expiry.look()
    const sitemap = writeSitemap(await publicPages(app.payload), 'https://www.example.com')
    const own = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com(\/blog-[^<]+)<\/loc>/g)].map(([, path]) => path)
    expect(own.filter((path) => path?.startsWith(`${stem}/`))).toEqual([`${stem}/listed-one`])
    expect(sitemap).not.toContain('slug}')
  })

  it('names it once', async () => {
    const body = { title: 'Twice', path: '/{slug}/{slug}', layout: 'blocks' }
    const { status, body: answer } = await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining('names {slug} twice')])
  })

  it('shows a document of its own in the studio, and any that it asks for before it has one', async () => {
    const { stem, page } = await makeBlog()
    const other = await makeBlog()
    await makePost(other.page, 'a-stand-in')
    const rows = [row('introduction', { title: 'None' }, byItsSlug({ title: 'title' }))]
    const body = { pageId: page.id, languageCode: 'en', layout: 'blocks', path: `${stem}/{slug}`, rows }
    const shown = async () => {
      const { status, body: answer } = await app.call({ method: 'POST', path: '/api/voix/resolve', body, as: 'editor' })
      return [status, JSON.stringify(answer)]
    }
    expect(await shown()).toEqual([200, expect.stringContaining('The story of a-stand-in')])
    await makePost(page, 'a-sample')
    await makePost(other.page, 'a-newer')
    expect(await shown()).toEqual([200, expect.stringContaining('The story of a-sample')])
  })
})

describe('the page of a document', () => {
  it('is where links and lists lead, wherever it is moved, and is known to be used', async () => {
    const { stem, page } = await makeBlog()
    const post = await makePost(page, 'moving', { postType: 'Jamaica Post' })
    await createPage(app, {
      path: `${stem}-list`,
      elements: [row('blog-posts', { postType: 'Jamaica Post', viewMoreBtn: { text: '' } })],
    })
    const { modelQuery } = byItsSlug({ link: 'page' })
    const where = [{ field: 'slug', operator: 'equals', value: 'moving' }]
    await createPage(app, {
      path: `${stem}-bound`,
      elements: [row('ghost-button-link', {}, { modelQuery: { ...modelQuery, where } })],
    })
    expect((await visit(`${stem}-bound`)).text).toContain(`"href":"${stem}/moving"`)
    const before = await visit(`${stem}-list`)
    expect(before.text).toContain(`"href":"${stem}/moving"`)
    const expired = await expiredBy(() => edit('pages', page.id, { path: `${stem}-moved/{slug}` }))
    expect(expired.some((tag) => before.tags.has(tag))).toBe(true)
    expect((await visit(`${stem}-list`)).text).toContain(`"href":"${stem}-moved/moving"`)
    expect(await expiredBy(() => edit('posts', post, { title: 'Changed' }))).toContain('posts')
    expect(before.tags).toContain('posts')
    const uses = await app.call({ path: `/api/voix/used-in/pages/${page.id}`, as: 'editor' })
    expect(JSON.stringify(uses.body)).toContain(post)
  })
})
