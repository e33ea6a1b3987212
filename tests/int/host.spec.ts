import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { handleEndpoints, type CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPage } from '../../src/serve/page/loadPage'
import { redirectTable } from '../../src/serve/address/redirects.mjs'
import type { PageDiff } from '../../src/tree'
import { bodyOf } from '../helpers/changeOf'
import { ORIGIN, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: hostConfig,
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(() => app?.stop())

const source = { redirects: 'moved', pages: 'site-pages' }

let counter = 0

async function createPage(data: Record<string, unknown> = {}): Promise<Json> {
  counter += 1
  const body = { title: `Page ${counter}`, path: `/page-${counter}`, layout: 'plain', _status: 'published', ...data }
  const answer = await app.call({ method: 'POST', path: '/api/site-pages?depth=0', body, as: 'editor' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

async function createPicture(): Promise<{ id: number; filename: string }> {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const name = `${randomUUID()}.png`
  const doc = await app.payload.create({
    collection: 'media',
    data: { alt: 'Blue' },
    file: { name, data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
  return { id: doc.id as unknown as number, filename: name }
}

const voix = (id: unknown, path: string, as: Caller = 'editor', body?: unknown) =>
  app.call({ path: `/api/voix/pages/${String(id)}/${path}`, as, ...(body ? { method: 'POST', body } : {}) })

const save = async (id: unknown, body: Record<string, unknown>): Promise<Json> => {
  const made = bodyOf({ operationId: randomUUID(), action: 'savePublishVersion', ...body })
  const answer = await voix(id, 'save', 'editor', made)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const rowsOf = async (id: unknown) => (await voix(id, 'open')).body.rows as unknown as Record<string, unknown>[]

const show = async (path: string) => {
  const page = await loadPage({ siteId: 0, path }, { config: app.config, layouts: { plain } }, () => {})
  return page?.view
}
const plain = () => Promise.resolve({ default: () => null })

describe('an application that was there before', () => {
  it('keeps its admin, cookies, depths, look and languages', () => {
    const { admin, cookiePrefix, cors, csrf, defaultDepth, localization, maxDepth, routes, upload } = app.config
    expect({ admin: routes.admin, cookiePrefix, cors, csrf, defaultDepth, maxDepth, limits: upload.limits }).toEqual({
      admin: '/admin',
      cookiePrefix: 'payload',
      cors: [],
      csrf: [],
      defaultDepth: 2,
      maxDepth: 10,
      limits: undefined,
    })
    expect(admin.user).toBe('customers')
    expect(admin.meta.titleSuffix).not.toContain('Voix')
    expect(admin.components?.graphics).toBeUndefined()
    expect(localization && localization.localeCodes).toEqual(['de', 'en'])
  })

  it('keeps its collections as they are', () => {
    const hooksOf = (slug: string) => app.payload.collections[slug as CollectionSlug].config.hooks
    for (const slug of ['products', 'members', 'customers', 'media']) expect(hooksOf(slug).beforeOperation).toEqual([])
    for (const slug of ['products', 'members']) expect(hooksOf(slug).beforeDelete).toEqual([])
    const fieldsOf = (slug: string) => app.payload.collections[slug as CollectionSlug].config.flattenedFields
    expect(fieldsOf('customers')).not.toContainEqual(expect.objectContaining({ name: 'roles' }))
    expect(fieldsOf('media')).not.toContainEqual(expect.objectContaining({ name: 'caption' }))
  })

  it('answers visitors who ask about other documents as before', async () => {
    expect((await app.call({ path: '/api/products?where[photo.alt][equals]=x' })).status).toBe(200)
    expect((await app.call({ path: '/api/site-pages?where[currentRelease.name][like]=x' })).status).toBe(400)
  })

  it('answers visitors a bounded part of what refers to a guarded document, and nothing about it', async () => {
    const create = async (collection: string, data: object) =>
      app.payload.create({ collection: collection as 'pages', data: data as never })
    const { id: brand } = await create('brands', { name: 'Oak' })
    for (let count = 0; count < 12; count += 1) await create('products', { name: `Chair ${count}`, brand })
    const read = (query: string, as: Caller = 'nobody') =>
      app.call({ path: `/api/brands/${brand}?depth=0&${query}`, as })
    const countOf = async (query: string, as?: Caller) =>
      ((await read(query, as)).body.range as { products: Json }).products.docs.length
    for (const query of ['', 'joins[range.products][limit]=0', 'joins[range.products][limit]=-1'])
      expect(await countOf(query), query).toBe(10)
    expect(await countOf('joins[range.products][limit]=11')).toBe(11)
    expect(await countOf('joins[range.products][limit]=0', 'reviewer')).toBe(12)
    for (const asked of ['where][name][like]=C', 'where][photo.alt][like]=C', 'sort]=photo.alt', 'sort]=-photo__alt'])
      expect((await read(`joins[range.products][${asked}`)).status, asked).toBe(400)
    expect((await read('joins[range.products][where][id][exists]=true', 'reviewer')).status).toBe(200)
    expect((await read('joins[range.products][sort]=-id')).status).toBe(200)
  })

  it('says who works on pages, and accounts of other collections never do', async () => {
    const page = await createPage()
    for (const [as, status] of [
      ['nobody', 403],
      ['agent', 403],
      ['reviewer', 200],
      ['administrator', 200],
    ] as const) {
      expect((await voix(page.id, 'open', as)).status, as).toBe(status)
    }
    const account = { email: 'member@example.com', password: 'Secret-123-secret' }
    const { id } = await app.payload.create({
      collection: 'members' as 'users',
      data: { ...account, level: 'owner' } as never,
    })
    const login = await app.call({ method: 'POST', path: '/api/members/login', body: account })
    const headers = { Authorization: `JWT ${login.body.token}` }
    expect((await app.call({ path: `/api/voix/pages/${page.id}/open`, headers })).status).toBe(403)
    expect((await app.call({ path: `/api/recipes`, headers })).status).toBe(403)
    expect(String(id)).toBe(app.userOf('administrator').id)
  })
})

describe('a page with serial ids', () => {
  it('is saved, published and shown with its pictures, links and documents', async () => {
    const [target, picture] = [await createPage({ path: '/target' }), await createPicture()]
    const product = await app.payload.create({ collection: 'products' as 'pages', data: { name: 'Chair' } as never })
    const page = await createPage()
    expect(page.id).toBeTypeOf('number')
    const relation = { relationTo: 'site-pages', value: target.id }
    const copy = {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: null,
            format: '',
            indent: 0,
            textFormat: 0,
            children: [
              {
                type: 'link',
                version: 3,
                direction: null,
                format: '',
                indent: 0,
                id: randomUUID(),
                fields: { linkType: 'internal', newTab: false, doc: relation },
                children: [{ type: 'text', version: 1, text: 'Go', format: 0, detail: 0, mode: 'normal', style: '' }],
              },
            ],
          },
        ],
      },
    }
    const teaser = row('teaser', {
      title: 'Hello',
      picture: [{ breakpoint: 'default', media: picture.id }],
      icon: picture.id,
      link: { text: 'There', mode: 'relationship', relationship: relation },
      product: product.id,
      copy,
    })
    const { rev } = (await voix(page.id, 'open')).body
    await save(page.id, { baseRev: rev, upsert: [teaser], order: [teaser.id] })
    const view = await show(page.path)
    const fields = view?.resolution[teaser.id]?.fields as Record<string, Record<string, unknown>>
    expect(fields).toMatchObject({
      title: 'Hello',
      picture: { kind: 'picture', alt: 'Blue' },
      icon: { kind: 'picture' },
      link: { href: '/target' },
      product: { id: String(product.id), name: 'Chair' },
    })
    expect(JSON.stringify(fields.copy)).toContain('"url":"/target"')
    const request = new Request(`${ORIGIN}${String(fields.picture?.src)}`)
    const answer = await handleEndpoints({ config: app.config, request })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it('has versions that are listed, named, read and restored', async () => {
    const page = await createPage()
    const one = row('teaser', { title: 'One' })
    const first = await save(page.id, { baseRev: 1, upsert: [one], order: [one.id], page: { title: 'First' } })
    const second = await save(page.id, {
      baseRev: first.rev,
      upsert: [{ ...one, title: 'Two' }],
      action: 'saveVersionForLater',
    })
    const named = await app.call({
      method: 'PATCH',
      path: `/api/voix/pages/${page.id}/revisions/${first.rev}`,
      body: { label: 'The good one' },
      as: 'editor',
    })
    expect(named.status).toBe(200)
    const { revisions } = (await voix(page.id, 'revisions')).body as unknown as { revisions: Json[] }
    expect(revisions.map(({ rev, label }) => [rev, label])).toEqual([
      [second.rev, null],
      [first.rev, 'The good one'],
      [1, null],
    ])
    expect((revisions[0]?.changes as Json | undefined)?.elements).toHaveLength(1)
    const since = await voix(page.id, `changes?since=${first.rev}`)
    const { updated } = (since.body.change as PageDiff).rows
    expect(Object.values(updated).map(([, { title }]) => title)).toEqual(['Two'])
    const [version] = await app.query<{ id: number }>(
      'select id from _site_pages_v where parent_id = $1 and version_rev = $2',
      [page.id, first.rev],
    )
    const restored = await app.call({ method: 'POST', path: `/api/site-pages/versions/${version?.id}`, as: 'editor' })
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect((await rowsOf(page.id)).map(({ title }) => title)).toEqual(['One'])
  })

  it('is found by path, copied, refused a taken path, and a late save is told so', async () => {
    const page = await createPage({ elements: [row('teaser', { title: 'A' })] })
    expect((await app.call({ path: `/api/site-pages/by-path?path=${page.path}` })).body.id).toBe(page.id)
    const check = await app.call({ path: `/api/site-pages/check-path?path=${page.path}`, as: 'editor' })
    expect(check.body.problem).toContain('is taken by the page')
    const own = await app.call({ path: `/api/site-pages/check-path?path=${page.path}&page=${page.id}`, as: 'editor' })
    expect(own.body.problem).toBeNull()
    const copy = await app.call({ method: 'POST', path: `/api/site-pages/${page.id}/copy`, body: {}, as: 'editor' })
    expect(copy.status, JSON.stringify(copy.body)).toBe(201)
    expect(copy.body.doc.path).toBe(`${page.path}-copy`)
    const [element] = await rowsOf(page.id)
    await save(page.id, { baseRev: 1, upsert: [{ ...element, title: 'B' }] })
    const late = { operationId: randomUUID(), action: 'saveDraft', baseRev: 1 }
    const { status, body } = await voix(
      page.id,
      'save',
      'editor',
      bodyOf({ ...late, upsert: [{ ...element, title: 'C' }] }),
    )
    expect([status, body.errors[0]?.data.rev]).toEqual([409, 2])
  })

  it('keeps what it uses, goes into the trash and is led to by redirects', async () => {
    const picture = await createPicture()
    const page = await createPage({ elements: [row('teaser', { icon: picture.id })] })
    const uses = await app.call({ path: `/api/voix/used-in/media/${picture.id}`, as: 'reviewer' })
    expect(uses.body.docs).toMatchObject([{ collection: 'site-pages', id: String(page.id), title: page.title }])
    const remove = () => app.call({ method: 'DELETE', path: `/api/media/${picture.id}`, as: 'editor' })
    expect((await remove()).status).toBe(409)
    const redirect = { from: '/old-address', to: { type: 'page', page: page.id } }
    expect((await app.call({ method: 'POST', path: '/api/moved', body: redirect, as: 'editor' })).status).toBe(201)
    const led = (await redirectTable(source))({ host: 'shop.example', path: '/old-address' })
    expect(led).toMatchObject({ to: page.path })
    const loop = { from: page.path, to: { type: 'url', url: '/old-address' } }
    expect((await app.call({ method: 'POST', path: '/api/moved', body: loop, as: 'editor' })).status).toBe(400)
    const trash = (path: string) =>
      app.call({ method: 'PATCH', path, body: { deletedAt: new Date().toISOString() }, as: 'editor' })
    const refused = await trash(`/api/site-pages/${page.id}`)
    const message = `“${page.title}” is used by “/old-address” (Redirect). Remove it there first.`
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([409, message])
    const [use] = refused.body.errors[0]?.data.usedIn as unknown as Json[]
    expect(use).toMatchObject({ collection: 'moved', url: `/admin/collections/moved/${use?.id}` })
    expect((await trash(`/api/moved/${use?.id}`)).status).toBe(200)
    const trashed = await trash(`/api/site-pages/${page.id}`)
    expect(trashed.status, JSON.stringify(trashed.body)).toBe(200)
    expect(await show(page.path)).toBeUndefined()
    expect((await remove()).status).toBe(200)
  })

  it.each(['0', 'x', '99999999999999999999', randomUUID()])('is not found by the id %s', async (id) => {
    expect((await voix(id, 'open')).status).toBe(404)
    expect(
      (await voix(id, 'save', 'editor', { operationId: randomUUID(), action: 'saveDraft', baseRev: 0 })).status,
    ).toBe(404)
    expect((await app.call({ path: `/api/site-pages/check-path?path=/free&page=${id}`, as: 'editor' })).status).toBe(
      200,
    )
  })
})
