import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function createMedium(): Promise<string> {
  const file = { name: 'pixel.png', data: PIXEL, mimetype: 'image/png', size: PIXEL.length }
  const doc = await app.payload.create({ collection: 'media', data: { alt: 'A' }, file, overrideAccess: true })
  return doc.id
}

const usedIn = (collection: string, id: string, as: Caller = 'editor') =>
  app.call({ path: `/api/voix/used-in/${collection}/${id}`, as })
const remove = (path: string, as: Caller = 'editor') => app.call({ method: 'DELETE', path, as })
const heroWith = (medium: string) => row('hero', { image: [{ breakpoint: 'default', media: medium }] })

describe('where a document is used', () => {
  it('knows element and field, for the published page and its draft', async () => {
    const [first, second] = [await createMedium(), await createMedium()]
    const hero = heroWith(first)
    const page = await createPage(app, { title: 'Uses', elements: [hero] })
    expect((await usedIn('media', first)).body).toMatchObject({
      totalDocs: 1,
      docs: [
        {
          collection: 'pages',
          id: page.id,
          title: 'Uses',
          isPublished: true,
          isDraft: false,
          uses: [{ element: hero.id }],
        },
      ],
    })
    const draft = { elements: [{ ...hero, image: [{ breakpoint: 'default', media: second }] }] }
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body: draft, as: 'editor' })
    expect((await usedIn('media', first)).body.docs).toMatchObject([{ isPublished: true, isDraft: false }])
    expect((await usedIn('media', second)).body.docs).toMatchObject([{ isPublished: false, isDraft: true }])
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { _status: 'published' }, as: 'editor' })
    expect((await usedIn('media', first)).body.totalDocs).toBe(0)
    expect((await usedIn('media', second)).body.docs).toMatchObject([{ isPublished: true, isDraft: false }])
  })

  it('finds the pictures of page fields', async () => {
    const [one, many] = [await createMedium(), await createMedium()]
    const fields = [
      { name: 'logo', type: 'image', image: one },
      { name: 'banner', type: 'upload', upload: [{ breakpoint: 'default', media: many }] },
    ]
    const page = await createPage(app, { title: 'Pictures', fields })
    for (const medium of [one, many]) {
      expect((await usedIn('media', medium)).body.docs).toMatchObject([
        { id: page.id, uses: [{ element: null, field: 'fields' }] },
      ])
      expect((await remove(`/api/media/${medium}`)).status).toBe(409)
    }
  })

  it('finds links, rich text of every language, and pages', async () => {
    const target = await createPage(app)
    const link = { mode: 'relationship', relationship: { relationTo: 'pages', value: target.id }, text: 'T' }
    const page = await createPage(app, { elements: [row('hero', { link })] })
    expect((await usedIn('pages', target.id)).body.docs).toMatchObject([
      { id: page.id, uses: [{ field: 'link.relationship' }] },
    ])
    const medium = await createMedium()
    const paragraph = { type: 'upload', version: 3, relationTo: 'media', value: medium, id: 'x', fields: {} }
    const body = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [paragraph] } }
    const post = await app.call({
      method: 'POST',
      path: '/api/posts?locale=es',
      body: { title: 'P', postType: 'Blog Post', _status: 'published', body },
      as: 'editor',
    })
    expect(post.status, JSON.stringify(post.body)).toBe(201)
    await app.call({
      method: 'PATCH',
      path: `/api/posts/${post.body.doc.id}?locale=en`,
      body: { title: 'E', author: 'A' },
      as: 'editor',
    })
    expect((await usedIn('media', medium)).body.docs).toMatchObject([
      { collection: 'posts', uses: [{ field: 'body' }] },
    ])
  })

  it('is found in one read per collection, however many use it', async () => {
    const medium = await createMedium()
    // Uses drafts: publishing renders the pictures in the background, which reads them.
    const draft = () => createPage(app, { _status: 'draft', elements: [heroWith(medium)] })
    const pages = await Promise.all(Array.from({ length: 5 }, draft))
    const reads = vi.spyOn(app.payload.db, 'queryDrafts')
    const single = vi.spyOn(app.payload.db, 'findOne')
    const { body } = await usedIn('media', medium)
    expect(body.docs.map(({ title, path }) => [title, path]).sort()).toEqual(
      pages.map(({ title, path }) => [title, path]).sort(),
    )
    expect(reads).toHaveBeenCalledTimes(1)
    expect(single).not.toHaveBeenCalledWith(expect.objectContaining({ collection: 'pages' }))
    vi.restoreAllMocks()
  })

  it('is told to staff only', async () => {
    const medium = await createMedium()
    expect((await usedIn('media', medium, 'nobody')).status).toBe(403)
    expect((await usedIn('media', medium, 'agent')).status).toBe(403)
    expect((await usedIn('media', medium, 'reviewer')).status).toBe(200)
    expect((await usedIn('nothing', medium)).status).toBe(404)
  })

  it('is saved by the studio’s save as well', async () => {
    const medium = await createMedium()
    const page = await createPage(app, { elements: [row('hero')] })
    const made = { baseRev: 1, operationId: 'op-references', action: 'savePublishVersion', upsert: [heroWith(medium)] }
    const body = bodyOf(made)
    expect(
      (await app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/save`, body, as: 'editor' })).status,
    ).toBe(200)
    expect((await usedIn('media', medium)).body.docs).toMatchObject([{ id: page.id, isPublished: true }])
  })
})

describe('deleting what a published page uses', () => {
  it('is refused with the list, unless an administrator insists', async () => {
    const medium = await createMedium()
    const page = await createPage(app, { elements: [heroWith(medium)] })
    const refused = await remove(`/api/media/${medium}`)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0]?.data.usedIn).toMatchObject([{ collection: 'pages', id: page.id }])
    expect((await remove(`/api/media/${medium}?force=true`)).status).toBe(409)
    expect((await remove(`/api/media/${medium}?force=true`, 'administrator')).status).toBe(200)
  })

  it('is refused for the trash too, and allowed once the page lets go of it', async () => {
    const target = await createPage(app)
    const link = { mode: 'relationship', relationship: { relationTo: 'pages', value: target.id }, text: 'T' }
    const page = await createPage(app, { elements: [row('hero', { link })] })
    const trash = () =>
      app.call({
        method: 'PATCH',
        path: `/api/pages/${target.id}`,
        body: { deletedAt: new Date().toISOString() },
        as: 'editor',
      })
    expect((await trash()).status).toBe(409)
    await app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body: { elements: [] }, as: 'editor' })
    expect((await trash()).status).toBe(200)
    const left = await app.query<Json>('select 1 from "references" where from_doc = $1', [page.id])
    expect(left).toEqual([])
  })
  it('is refused for the trash of many as well: those that are used stay', async () => {
    const [used, free] = [await createPage(app), await createPage(app)]
    const link = { mode: 'relationship', relationship: { relationTo: 'pages', value: used.id }, text: 'T' }
    await createPage(app, { elements: [row('hero', { link })] })
    const answer = await app.call({
      method: 'PATCH',
      path: `/api/pages?where[id][in]=${used.id},${free.id}`,
      body: { deletedAt: new Date().toISOString() },
      as: 'editor',
    })
    expect(answer.body.errors.map(({ id }) => id)).toEqual([used.id])
    expect(answer.body.docs.map(({ id }) => id)).toEqual([free.id])
    expect((await app.call({ path: `/api/pages/${used.id}` })).status).toBe(200)
  })
})
