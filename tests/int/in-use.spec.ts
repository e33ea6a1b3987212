import { createLocalReq, type CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexStored, rebuildReferences } from '../../src/page/references'
import { redirectsImport } from '../../src/plugin/endpoints/redirectsCsv'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { releasingOf } from './helpers/releasing'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })
const remove = (slug: string, id: string) => send('DELETE', `/api/${slug}/${id}`)
const trash = (slug: string, id: string, query = '') =>
  send('PATCH', `/api/${slug}/${id}${query}`, { deletedAt: new Date().toISOString() })
const change = (slug: string, id: string, data: object) => send('PATCH', `/api/${slug}/${id}`, data)
const usesOf = async (slug: string, id: string) => (await send('GET', `/api/voix/used-in/${slug}/${id}`)).body.docs
const messageOf = ({ body }: { body: Json }) => String(body.errors[0]?.message)
const titled = (title: string) => `${title} ${crypto.randomUUID()}`

/** Documents with a picture, a brand or a resort in one of their fields. */
const USERS = [
  { used: 'media', user: 'specials', kind: 'Special offer', title: 'title', field: 'image', many: false },
  { used: 'media', user: 'posts', kind: 'Post', title: 'title', field: 'cover', many: false },
  { used: 'brands', user: 'resorts', kind: 'Resort', title: 'name', field: 'brand', many: false },
  { used: 'resorts', user: 'specials', kind: 'Special offer', title: 'title', field: 'resorts', many: true },
  { used: 'pages', user: 'posts', kind: 'Post', title: 'title', field: 'page', many: false },
] as const

describe.each(USERS)('one of $used that one of $user has as its $field', ({ used, user, kind, title, field, many }) => {
  const make = async (_status: 'draft' | 'published') => {
    const id = await makeDocument(app, used)
    const name = titled('Its user')
    const holder = await makeDocument(app, user, { [title]: name, [field]: many ? [id] : id, _status })
    return { id, holder, name }
  }

  it('is neither deleted nor trashed while visitors see that', async () => {
    const { id, holder, name } = await make('published')
    for (const refused of [await remove(used, id), await trash(used, id)]) {
      expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining(`“${name}” (${kind})`)])
      expect(messageOf(refused)).not.toMatch(/force|undefined|null/)
      expect(refused.body.errors[0]?.data.usedIn).toMatchObject([
        { collection: user, id: holder, title: name, url: `/voix/collections/${user}/${holder}` },
      ])
    }
    expect(await usesOf(used, id)).toMatchObject([{ collection: user, id: holder, isPublished: true }])
    await change(user, holder, { [field]: many ? [] : null })
    expect((await trash(used, id)).status).toBe(200)
    expect((await send('DELETE', `/api/${used}/${id}?trash=true`)).status).toBe(200)
  })

  it('may go where a draft or the trash alone has it', async () => {
    const { id, holder } = await make('draft')
    expect(await usesOf(used, id)).toMatchObject([{ id: holder, isPublished: false, isDraft: true }])
    expect((await remove(used, id)).status).toBe(200)
    const other = await make('published')
    expect((await trash(user, other.holder)).status).toBe(200)
    expect(await usesOf(used, other.id)).toMatchObject([{ isPublished: false, isTrashed: true }])
    expect((await remove(used, other.id)).status).toBe(200)
  })

  it('stays where many are deleted at once, and the others go', async () => {
    const { id, name } = await make('published')
    const free = await makeDocument(app, used)
    const { body } = await send('DELETE', `/api/${used}?where[id][in]=${id},${free}`)
    expect(body.docs.map((doc) => doc.id)).toEqual([free])
    expect(body.errors).toMatchObject([{ id, message: expect.stringContaining(name) as string }])
    expect((await send('GET', `/api/${used}/${id}`)).status).toBe(200)
  })

  it('stays where a person deletes it by the Local API', async () => {
    const { id, name } = await make('published')
    const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
    const req = await createLocalReq({ user }, app.payload)
    const deleting = app.payload.delete({ collection: used as CollectionSlug, id, overrideAccess: false, req })
    await expect(deleting).rejects.toThrow(name)
  })
})

describe('a document that others must have', () => {
  const gallery = async (_status: 'draft' | 'published') => {
    const image = await makeDocument(app, 'media')
    const name = titled('A resort')
    const resort = await makeDocument(app, 'resorts', { name, gallery: [{ image, category: 'resort' }], _status })
    return { image, name, resort }
  }

  it.each(['draft', 'published'] as const)('is deleted by nobody while a %s has it', async (status) => {
    const { image, name, resort } = await gallery(status)
    const refused = await send('DELETE', `/api/media/${image}?force=true`, undefined, 'administrator')
    expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining(`“${name}” (Resort)`)])
    expect((await remove('media', image)).status).toBe(409)
    expect((await change('resorts', resort, { _status: 'published' })).status).toBe(200)
  })

  it('is deleted by nobody while the newest draft of a published one has it', async () => {
    const [image, resort] = [await makeDocument(app, 'media'), await makeDocument(app, 'resorts')]
    const drafted = { gallery: [{ image, category: 'resort' }] }
    expect((await send('PATCH', `/api/resorts/${resort}?draft=true`, drafted)).status).toBe(200)
    expect((await remove('media', image)).status).toBe(409)
    expect((await change('resorts', resort, { _status: 'published' })).status).toBe(200)
  })

  it('is deleted by nobody while what has it lies in the trash', async () => {
    const { image, name, resort } = await gallery('published')
    await trash('resorts', resort)
    const refused = await remove('media', image)
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      expect.stringContaining(`“${name}” (Resort, in the trash)`),
    ])
  })
})

describe('a form', () => {
  const make = async () => {
    const slug = `form-${crypto.randomUUID()}`
    const id = await makeDocument(app, 'forms', { title: titled('Enquiry'), slug })
    const title = titled('Contact')
    const elements = [row('newsletter-form', { formId: slug })]
    const page = await createPage(app, { title, elements })
    return { id, slug, page, title, elements }
  }

  it('that a published page shows is known as used, and neither deleted, trashed nor given another slug', async () => {
    const { id, slug, page, title, elements } = await make()
    expect(await usesOf('forms', id)).toMatchObject([
      { collection: 'pages', id: page.id, isPublished: true, uses: [{ element: elements[0]?.id, field: 'formId' }] },
    ])
    for (const refused of [
      await remove('forms', id),
      await trash('forms', id),
      await change('forms', id, { slug: 'another' }),
    ]) {
      expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining(`“${title}” (Page)`)])
      expect(refused.body.errors[0]?.data.usedIn).toMatchObject([{ url: `/voix/studio/${page.id}` }])
    }
    expect((await change('forms', id, { title: 'Another title' })).status).toBe(200)
    expect((await send('GET', `/api/forms/${id}`)).body.slug).toBe(slug)
  })

  it('gets another slug and goes once no published page shows it', async () => {
    const { id, page, elements } = await make()
    await change('pages', page.id, { elements: [], _status: 'published' })
    await send('PATCH', `/api/pages/${page.id}?draft=true`, { elements })
    expect(await usesOf('forms', id)).toMatchObject([{ isPublished: false, isDraft: true }])
    expect((await change('forms', id, { slug: `other-${id}` })).status).toBe(200)
    expect(await usesOf('forms', id)).toEqual([])
    expect((await trash('forms', id)).status).toBe(200)
  })

  it('is known as used by a page that was there first', async () => {
    const slug = `later-${crypto.randomUUID()}`
    const page = await createPage(app)
    const elements = [row('newsletter-form', { formId: slug })]
    const saved = await send('PATCH', `/api/pages/${page.id}?draft=true`, { elements, _status: 'draft' })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const id = await makeDocument(app, 'forms', { slug })
    expect(await usesOf('forms', id)).toMatchObject([{ id: page.id, isDraft: true }])
  })
})

describe('a page to which something leads', () => {
  const menuTo = (page: string) => [
    {
      id: crypto.randomUUID(),
      label: 'There',
      link: { relationship: { relationTo: 'pages', value: page } },
      children: [],
    },
  ]
  it.each([
    ['redirects', (page: string) => ({ to: { type: 'page', page } })],
    ['menus', (page: string) => ({ items: menuTo(page) })],
    ['consent-banners', (page: string) => ({ page })],
  ])('one of %s, is not trashed before', async (slug, data) => {
    const { id: page } = await createPage(app)
    const holder = await makeDocument(app, slug, data(page))
    const [alone, bulk] = [
      await trash('pages', page),
      await send('POST', '/api/voix/pages/bulk', { action: 'trash', pages: [{ id: page, rev: 1 }] }),
    ]
    expect(alone.status, JSON.stringify(alone.body)).toBe(409)
    expect(bulk.body.refused).toMatchObject([{ id: page, reason: messageOf(alone) }])
    expect((await remove('pages', page)).status).toBe(409)
    expect((await trash(slug, holder)).status).toBe(200)
    expect((await trash('pages', page)).status).toBe(200)
  })

  it('a redirect that is switched off, may go, and is not led to again while it lies in the trash', async () => {
    const { id: page } = await createPage(app)
    const redirect = await makeDocument(app, 'redirects', { to: { type: 'page', page } })
    expect((await change('redirects', redirect, { enabled: false })).status).toBe(200)
    expect((await trash('pages', page)).status).toBe(200)
    const refused = await change('redirects', redirect, { enabled: true })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('in the trash')])
  })

  it('a redirect of an imported file, is not trashed before, unless that is switched off', async () => {
    const { id: page } = await createPage(app)
    const load = async (enabled: 'yes' | 'no') => {
      const text = `from,to,enabled\n/imported-${page},page:${page},${enabled}\n`
      const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
      const req = await createLocalReq({ user }, app.payload)
      const answer = await redirectsImport.handler(
        Object.assign(req, { arrayBuffer: () => new Response(text).arrayBuffer() }),
      )
      expect(answer.status).toBe(200)
    }
    await load('yes')
    expect((await trash('pages', page)).status).toBe(409)
    await load('no')
    expect((await trash('pages', page)).status).toBe(200)
  })
})

describe('a release', () => {
  const { makeRelease, addTo, api } = releasingOf(() => app)

  it('that is about to show a document counts as a draft of what is in it, until it is published', async () => {
    const [image, cover] = [await makeDocument(app, 'media'), await makeDocument(app, 'media')]
    const post = await makeDocument(app, 'posts')
    const release = await makeRelease()
    await addTo(release, post, 'posts')
    const answer = await api('PATCH', `/${release}/documents/posts/${post}?rev=1`, { cover })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await usesOf('media', cover)).toMatchObject([
      { collection: 'posts', id: post, isPublished: false, isDraft: true, uses: [{ field: 'cover' }] },
    ])
    expect(await usesOf('media', image)).toEqual([])
    expect((await remove('media', image)).status).toBe(200)
    expect((await api('POST', `/${release}/publish`)).status).toBe(200)
    expect((await remove('media', cover)).status).toBe(409)
  })

  it('keeps what a document of it must have', async () => {
    const [image, resort] = [await makeDocument(app, 'media'), await makeDocument(app, 'resorts')]
    const release = await makeRelease()
    await addTo(release, resort, 'resorts')
    const gallery = [{ image, category: 'resort' }]
    expect((await api('PATCH', `/${release}/documents/resorts/${resort}?rev=1`, { gallery })).status).toBe(200)
    expect((await remove('media', image)).status).toBe(409)
    expect((await api('POST', `/${release}/publish`)).status).toBe(200)
  })

  it('may be deleted though a published page is in it', async () => {
    const page = await createPage(app)
    const release = await makeRelease()
    await addTo(release, page.id)
    expect((await change('pages', page.id, { title: 'Another', _status: 'published' })).status).toBe(200)
    expect((await remove('releases', release)).status).toBe(200)
  })
})

describe('the index of references', () => {
  it('is built again with what is published, drafted and named, and without what is gone', async () => {
    const slug = `kept-${crypto.randomUUID()}`
    const form = await makeDocument(app, 'forms', { slug })
    const [live, drafted] = [await makeDocument(app, 'media'), await makeDocument(app, 'media')]
    const page = await createPage(app, { elements: [row('newsletter-form', { formId: slug })] })
    const post = await makeDocument(app, 'posts', { cover: live })
    await send('PATCH', `/api/posts/${post}?draft=true`, { cover: drafted, _status: 'draft' })
    const redirect = await makeDocument(app, 'redirects', { to: { type: 'page', page: page.id } })
    await change('redirects', redirect, { enabled: false })
    const index = () =>
      app.query<Json>(
        `select from_collection, from_doc, element, field, to_collection, to_doc, is_published from "references"
          where from_doc in ($1, $2, $3) order by 1, 2, 3, 4, 5, 6, 7`,
        [page.id, post, redirect],
      )
    const before = await index()
    await app.query('delete from "references"')
    await app.query(
      `insert into "references" (from_collection, from_doc, field, to_collection, to_doc, is_published) values ('posts', $1, 'x', 'media', $2, true)`,
      [crypto.randomUUID(), live],
    )
    expect(await rebuildReferences(app.payload)).toMatchObject({ failed: 0 })
    expect(await index()).toEqual(before)
    expect(await usesOf('forms', form)).toMatchObject([{ id: page.id, isPublished: true }])
    expect(await usesOf('media', live)).toMatchObject([{ id: post, isPublished: true, isDraft: false }])
    expect(await usesOf('media', drafted)).toMatchObject([{ id: post, isPublished: false, isDraft: true }])
  })

  it('is built at the start of an application that never had it, and only then', async () => {
    const medium = await makeDocument(app, 'media')
    await makeDocument(app, 'posts', { cover: medium })
    await app.query('delete from "references"')
    await indexStored(app.payload)
    expect(await usesOf('media', medium)).toEqual([])
    await app.query(`delete from payload_kv where key = 'voix:references'`)
    await indexStored(app.payload)
    expect(await usesOf('media', medium)).toHaveLength(1)
  })
})
