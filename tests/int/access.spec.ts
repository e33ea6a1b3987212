import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, startApp, type App, type Caller } from './helpers/app'
import { makeDocument } from './helpers/documents'

const CALLERS = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const
type Allowed = readonly Caller[]

const EVERYBODY: Allowed = CALLERS
const STAFF: Allowed = ['reviewer', 'editor', 'administrator']
const EDITORS: Allowed = ['editor', 'administrator']
const ADMINISTRATORS: Allowed = ['administrator']
const NOBODY: Allowed = []

interface Rights {
  read: Allowed
  create: Allowed
  update: Allowed
  delete: Allowed
  /** Roles that may read the list, if they differ from those that may read a document. */
  listed?: Allowed
  /** Omitted if the collection has no versions. */
  versions?: Allowed
}

const content = { create: EDITORS, update: EDITORS, delete: EDITORS }
const withDrafts: Rights = { ...content, read: EVERYBODY, versions: STAFF }

/** Rights of each role over REST. Lists every collection: the test fails for a new one without an entry. */
const MATRIX: Record<string, Rights> = {
  pages: withDrafts,
  menus: withDrafts,
  resorts: withDrafts,
  brands: withDrafts,
  specials: withDrafts,
  posts: withDrafts,
  'consent-banners': withDrafts,
  media: { ...content, read: EVERYBODY, listed: STAFF },
  forms: { ...content, read: EVERYBODY },
  'fact-sheets': { ...content, read: EVERYBODY },
  'booking-code-triggers': { ...content, read: STAFF },
  recipes: { ...content, read: STAFF },
  releases: { ...content, read: STAFF },
  'release-items': { read: STAFF, create: NOBODY, update: NOBODY, delete: NOBODY },
  redirects: { ...content, read: STAFF },
  annotations: { read: STAFF, create: NOBODY, update: NOBODY, delete: NOBODY },
  'page-reviews': { read: STAFF, create: NOBODY, update: NOBODY, delete: NOBODY },
  'layout-colors': { read: STAFF, create: NOBODY, update: NOBODY, delete: NOBODY },
  'page-schedules': { read: STAFF, create: NOBODY, update: NOBODY, delete: NOBODY },
  'page-findings': { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  'preview-links': { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  'head-tags': { read: ADMINISTRATORS, create: ADMINISTRATORS, update: ADMINISTRATORS, delete: ADMINISTRATORS },
  'form-submissions': { read: EDITORS, create: NOBODY, update: EDITORS, delete: ADMINISTRATORS },
  users: { read: STAFF, create: ADMINISTRATORS, update: ADMINISTRATORS, delete: ADMINISTRATORS },
  references: { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  operations: { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  'audit-events': { read: ADMINISTRATORS, create: NOBODY, update: NOBODY, delete: NOBODY },
}

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

/** Creates a document, so that a 404 cannot be mistaken for a refusal. */
const documentOf = (slug: string) => makeDocument(app, slug)

const isRefused = (status: number) => status === 401 || status === 403

describe('the access matrix over REST', () => {
  it('knows every collection', () => {
    const slugs = app.config.collections
      .map(({ slug }) => slug as string)
      .filter((slug) => !slug.startsWith('payload-'))
    expect(Object.keys(MATRIX).sort()).toEqual(slugs.sort())
  })

  it.each(Object.entries(MATRIX))('%s', async (slug, rights) => {
    const found: Record<string, string[]> = { read: [], create: [], update: [], delete: [], versions: [] }
    const [shared, toDelete] = [await documentOf(slug), await Promise.all(CALLERS.map(() => documentOf(slug)))]
    for (const [index, as] of CALLERS.entries()) {
      const at = (path: string, method = 'GET', body?: unknown) =>
        app.call({ path: `/api/${slug}${path}`, method, as, ...(body === undefined ? {} : { body }) })
      const list = await at('?limit=1')
      const one = await at(`/${shared}`)
      const isListed = rights.listed?.includes(as) ?? (one.status === 200 || slug === 'users')
      const isEmpty = isRefused(list.status) || list.body.totalDocs === 0
      expect(!isEmpty || slug === 'users', `${as} reads the list of ${slug}`).toBe(isListed)
      if (one.status === 200) found.read?.push(as)
      // An empty body fails validation if the role may create, and is refused otherwise.
      if (!isRefused((await at('', 'POST', {})).status)) found.create?.push(as)
      const bulk = await at(`?where[id][equals]=${shared}`, 'PATCH', {})
      const update = await at(`/${shared}`, 'PATCH', {})
      if (!isRefused(update.status) && update.status !== 404) found.update?.push(as)
      else expect(isRefused(bulk.status) || bulk.body.docs.length === 0).toBe(true)
      if (app.payload.collections[slug as 'pages'].config.versions) {
        if ((await at('/versions?limit=1')).status === 200) found.versions?.push(as)
      }
      if ((await at(`/${toDelete[index]}`, 'DELETE')).status === 200) found.delete?.push(as)
    }
    const { listed: _listed, ...expected } = rights
    expect(found).toEqual({ ...expected, versions: rights.versions ?? [] })
  })
})

describe('users', () => {
  it('cannot raise themselves, and keep their own profile', async () => {
    for (const as of ['agent', 'reviewer', 'editor'] as const) {
      const { id } = app.userOf(as)
      const body = { name: 'Renamed', roles: ['administrator'], sites: [1], externalIdentity: { subject: 'x' } }
      const answer = await app.call({ method: 'PATCH', path: `/api/users/${id}`, body, as })
      expect(answer.status).toBe(200)
      expect(answer.body.doc).toMatchObject({ name: 'Renamed', roles: [as], sites: [] })
      const other = await app.call({ method: 'PATCH', path: `/api/users/${app.userOf('administrator').id}`, body, as })
      expect(isRefused(other.status) || other.status === 404).toBe(true)
    }
  })

  it('keep agents out of the admin, and agents see themselves only', async () => {
    for (const as of CALLERS) {
      const answer = await app.call({ path: '/api/access', as })
      expect(Boolean(answer.body.canAccessAdmin), as).toBe(STAFF.includes(as))
    }
    const list = await app.call({ path: '/api/users', as: 'agent' })
    expect(list.body.docs.map(({ id }) => id)).toEqual([app.userOf('agent').id])
  })

  it('never lose their last administrator', async () => {
    const { id } = app.userOf('administrator')
    const demoted = await app.call({
      method: 'PATCH',
      path: `/api/users/${id}`,
      body: { roles: ['editor'], currentPassword: 'Secret-123-secret' },
      as: 'administrator',
    })
    expect(demoted.status).toBe(400)
    expect((await app.call({ method: 'DELETE', path: `/api/users/${id}`, as: 'administrator' })).status).toBe(400)
    expect((await app.call({ path: '/api/users/me', as: 'administrator' })).body.user).toMatchObject({
      roles: ['administrator'],
    })
  })

  it('of one site write its pages only', async () => {
    const { id } = app.userOf('editor')
    const page = await createPage(app)
    await app.call({ method: 'PATCH', path: `/api/users/${id}`, body: { sites: [7] }, as: 'administrator' })
    try {
      const requests = [
        { method: 'PATCH', path: `/api/pages/${page.id}`, body: { title: 'x' } },
        { method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body: { title: 'x' } },
        { method: 'DELETE', path: `/api/pages/${page.id}` },
        { method: 'POST', path: '/api/pages', body: { title: 'x', path: '/site', layout: 'blocks' } },
        {
          method: 'POST',
          path: `/api/voix/pages/${page.id}/save`,
          body: bodyOf({ baseRev: 1, operationId: randomUUID(), action: 'saveDraft', page: { title: 'x' } }),
        },
      ]
      for (const request of requests)
        expect((await app.call({ ...request, as: 'editor' })).status, request.path).toBe(403)
    } finally {
      await app.call({ method: 'PATCH', path: `/api/users/${id}`, body: { sites: [] }, as: 'administrator' })
    }
  })

  it('of one site bring no page back to another one by restoring a version', async () => {
    const { id } = app.userOf('editor')
    const { id: page } = await createPage(app)
    const [version] = await app.query<{ id: string }>('select id from _pages_v where parent_id = $1', [page])
    await app.call({ method: 'PATCH', path: `/api/pages/${page}`, body: { title: 'Moved' }, as: 'editor' })
    await app.query('update pages set site_id = 7 where id = $1', [page])
    await app.query('update _pages_v set version_site_id = 7 where parent_id = $1 and latest', [page])
    const restore = async (sites: number[], query = '') => {
      await app.call({ method: 'PATCH', path: `/api/users/${id}`, body: { sites }, as: 'administrator' })
      const path = `/api/pages/versions/${version?.id}${query}`
      return (await app.call({ method: 'POST', path, as: 'editor' })).status
    }
    try {
      expect(await restore([7])).toBe(403)
      expect(await restore([7], '?draft=true')).toBe(403)
      expect(await restore([0])).toBe(403)
      expect(await restore([0, 7])).toBe(200)
    } finally {
      await app.call({ method: 'PATCH', path: `/api/users/${id}`, body: { sites: [] }, as: 'administrator' })
    }
  })
})

describe('fields that the product keeps', () => {
  it('shows review and release to staff only, and takes neither from anybody', async () => {
    const page = await createPage(app, { review: { status: 'resolved' } })
    await app.call({
      method: 'POST',
      path: `/api/voix/pages/${page.id}/annotations`,
      body: { uuid: randomUUID(), breakpoint: 'md', element: 'x', x: 0.5, y: 0.5, text: 'Look' },
      as: 'reviewer',
    })
    for (const as of CALLERS) {
      const { body } = await app.call({ path: `/api/pages/${page.id}?depth=0`, as })
      if (!STAFF.includes(as)) {
        expect('review' in body || 'currentRelease' in body, as).toBe(false)
        continue
      }
      expect(body.review).toMatchObject({
        status: 'pending',
        annotations: { md: [{ author: { id: app.userOf('reviewer').id } }] },
      })
    }
    expect((await app.call({ path: `/api/pages/${page.id}?draft=true`, as: 'editor' })).body.rev).toBe(1)
  })

  it('keeps the preview secret of a release from everybody', async () => {
    const release = await app.payload.create({
      collection: 'releases',
      data: { name: 'S' } as never,
      overrideAccess: true,
    })
    await app.payload.update({
      collection: 'releases',
      id: release.id,
      data: { previewSecretHash: 'canary-hash' },
      overrideAccess: true,
    })
    for (const as of CALLERS) {
      const answers = [
        await app.call({ path: `/api/releases/${release.id}`, as }),
        await app.call({ path: '/api/releases?where[previewSecretHash][like]=canary', as }),
        await app.call({
          method: 'PATCH',
          path: `/api/releases/${release.id}`,
          body: { previewSecretHash: 'mine' },
          as,
        }),
      ]
      expect(JSON.stringify(answers)).not.toContain('canary-hash')
      expect(answers[1]?.status === 200 ? answers[1].body.totalDocs : 0, as).toBe(0)
    }
    const [row] = await app.query<{ preview_secret_hash: string }>(
      'select preview_secret_hash from releases where id = $1',
      [release.id],
    )
    expect(row?.preview_secret_hash).toBe('canary-hash')
  })
})

describe('what is not for visitors as a list', () => {
  it.each(['nobody', 'agent'] as const)('is the media, and they are had one by one, by %s', async (as) => {
    const id = await documentOf('media')
    for (const path of ['', `?where[id][equals]=${id}`, '?limit=1&pagination=false', '/count'])
      expect((await app.call({ path: `/api/media${path}`, as })).status, path).toBe(403)
    const one = await app.call({ path: `/api/media/${id}`, as })
    expect([one.status, one.body.id]).toEqual([200, id])
    const special = await makeDocument(app, 'specials', { image: id })
    const { body } = await app.call({ path: `/api/specials?where[id][equals]=${special}&depth=1`, as })
    expect((body.docs[0]?.image as { id: string }).id).toBe(id)
  })
})

it('the state of screens and the locks of documents are not for accounts with public roles, who could store without a limit', async () => {
  const { id } = app.userOf('agent')
  const user = { relationTo: 'users', value: id }
  const ask = (as: Caller) => [
    app.call({ method: 'POST', path: '/api/payload-preferences/any-key', body: { value: 'x'.repeat(900_000) }, as }),
    app.call({ method: 'POST', path: '/api/payload-preferences', body: { key: 'k', user, value: {} }, as }),
    app.call({ method: 'POST', path: '/api/payload-locked-documents', body: { user }, as }),
  ]
  for (const { status } of await Promise.all(ask('agent'))) expect(status).toBe(403)
  const own = await app.call({ path: '/api/payload-preferences/any-key', as: 'agent' })
  expect([own.status, own.body.value]).toEqual([200, null])
  expect(await app.query('select 1 from payload_preferences')).toEqual([])
  const [kept] = await Promise.all(ask('reviewer'))
  expect(kept?.status).toBe(200)
})
