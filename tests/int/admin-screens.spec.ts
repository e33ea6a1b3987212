import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStartPage } from '../../src/admin/start/startPage'
import { createPage, row, startApp, type App, type Caller, type Role } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const OUTSIDERS = ['agent', 'nobody'] as const

async function listsOf(role: Role) {
  // system: the test acts as this user
  const user = await app.payload.findByID({ collection: 'users', id: app.userOf(role).id, overrideAccess: true })
  return readStartPage(await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload))
}

describe('the start page', () => {
  it('lists the pages whose newest version is the person’s own, with their state', async () => {
    const page = await createPage(app, { title: 'Mine', _status: 'draft' })
    expect((await listsOf('editor')).mine).toMatchObject([{ id: page.id, title: 'Mine', status: 'draft' }])
    const others = await listsOf('reviewer')
    expect(others.mine).toEqual([])
    expect(others.newest).toMatchObject([{ id: page.id }])
  })

  it('lists pages that wait for one’s review, releases to come and what visitors sent, as far as one may read them', async () => {
    const page = await createPage(app, { title: 'Asked for' })
    const asked = { method: 'POST', path: `/api/voix/pages/${page.id}/review`, body: { action: 'ask', reviewers: [] } }
    expect((await app.call({ ...asked, as: 'editor' })).status).toBe(200)
    const release = { name: 'Summer', status: 'scheduled', publishAt: '2030-06-01T00:00:00.000Z' }
    // system: the test does not check who may schedule a release
    await app.payload.create({ collection: 'releases', data: release as never, overrideAccess: true })
    const lists = await listsOf('editor')
    expect(lists.review).toEqual([])
    expect((await listsOf('reviewer')).review).toMatchObject([
      {
        id: page.id,
        title: 'Asked for',
        href: `/voix/studio/${page.id}?review`,
        note: expect.stringMatching(/^requested by /),
      },
    ])
    expect(lists.scheduled).toMatchObject([{ title: 'Summer', at: release.publishAt }])
    expect(lists.submissions).toEqual([])
    expect((await listsOf('reviewer')).submissions).toBeNull()
  })
})

describe('the search over everything', () => {
  const search = (words: string, as: Caller) =>
    app.call({ path: `/api/voix/search?q=${encodeURIComponent(words)}`, as })
  const labels = async (words: string, as: Caller) =>
    ((await search(words, as)).body['groups'] as { label: string }[]).map(({ label }) => label)

  it('finds what has the words in its title, as far as the caller may read it', async () => {
    const word = `Marzipan%${randomUUID().slice(0, 8)}`
    const page = await createPage(app, { title: `The ${word}` })
    const tag = { name: `Tag ${word}`, tag: 'meta', attributes: { name: 'a', content: 'b' }, appliesTo: 'all' }
    expect((await app.call({ method: 'POST', path: '/api/head-tags', body: tag, as: 'administrator' })).status).toBe(
      201,
    )
    expect(await labels(word, 'administrator')).toEqual(['Pages', 'Head tags'])
    expect(await labels(word, 'reviewer')).toEqual(['Pages'])
    const { body } = await search(word, 'editor')
    expect(body['groups']).toMatchObject([
      { docs: [{ id: page.id, href: `/voix/studio/${page.id}`, note: page.path }] },
    ])
    // Wildcards of SQL are escaped.
    expect(await labels(word.replace('%', 'x'), 'editor')).toEqual([])
  })

  it('is for staff and asks for two letters', async () => {
    for (const as of OUTSIDERS) expect((await search('resort', as)).status).toBe(403)
    expect((await search(' x ', 'editor')).status).toBe(400)
  })
})

describe('broken links', () => {
  const broken = async (as: Caller = 'reviewer') => app.call({ path: '/api/voix/broken-links', as })

  it('are those of published documents to pages that visitors do not find', async () => {
    const target = await createPage(app, { title: 'Target' })
    const redirect = { from: `/to-${randomUUID()}`, to: { type: 'page', page: target.id }, type: '301' }
    const made = await app.call({ method: 'POST', path: '/api/redirects', body: redirect, as: 'editor' })
    expect((await broken()).body).toMatchObject({ totalDocs: 0 })
    const unpublish = { _status: 'draft', rev: target.rev }
    await app.call({ method: 'PATCH', path: `/api/pages/${target.id}`, body: unpublish, as: 'editor' })
    expect((await broken()).body.docs).toMatchObject([
      { collection: 'redirects', id: made.body.doc.id, title: redirect.from, links: 1, isPage: false },
    ])
    for (const as of OUTSIDERS) expect((await broken(as)).status).toBe(403)
  })
})

describe('the health of all pages', () => {
  it('is what the checks find of published pages, with the places and no drafts', async () => {
    const title = `Health ${randomUUID()}`
    const hero = row('hero', { title: 'TBD' })
    const page = await createPage(app, { title, path: `/0-${randomUUID()}`, elements: [hero] })
    const draft = await createPage(app, { title: `Draft ${title}`, path: `/0-${randomUUID()}`, _status: 'draft' })
    const { status, body } = await app.call({ path: '/api/voix/health', as: 'reviewer' })
    expect(status).toBe(200)
    const pages = body['pages'] as { id: string; findings: object[] }[]
    const found = pages.find(({ id }) => id === page.id)?.findings
    expect(found).toContainEqual(
      expect.objectContaining({ check: 'placeholder-text', element: hero.id, field: 'title', name: 'Hero' }),
    )
    expect(found).toContainEqual(expect.objectContaining({ field: 'meta.description', name: 'The page' }))
    expect(pages.some(({ id }) => id === draft.id)).toBe(false)
    expect((await app.call({ path: '/api/voix/health?page=0', as: 'editor' })).status).toBe(400)
  })
})

describe('who is editing', () => {
  it('is told to staff of every page that is open', async () => {
    const { id } = await createPage(app, { title: 'Open' })
    const at = `/api/voix/pages/${id}/presence`
    const told = { window: randomUUID(), seq: 1, state: 'here', element: null, breakpoint: null }
    // The first request makes this process subscribe.
    await app.call({ path: '/api/voix/presence', as: 'editor' })
    expect((await app.call({ method: 'POST', path: at, body: told, as: 'editor' })).status).toBe(200)
    const editing = async () => (await app.call({ path: '/api/voix/presence', as: 'reviewer' })).body['editing']
    await expect.poll(editing).toMatchObject([{ page: id, title: 'Open', people: [{ name: 'editor' }] }])
    for (const as of OUTSIDERS) expect((await app.call({ path: '/api/voix/presence', as })).status).toBe(403)
  })
})

describe('caches', () => {
  const expire = (body: unknown, as: Caller) => app.call({ method: 'POST', path: '/api/voix/caches/expire', body, as })
  const expired = async () =>
    (await app.query<{ tag: string }>('select tag from voix_expired_tags')).map(({ tag }) => tag)

  it('are listed by address, and made anew by editors one by one, by administrators all at once', async () => {
    const { path } = await createPage(app, { title: 'Stored' })
    const { body } = await app.call({ path: '/api/voix/caches?search=Stored', as: 'editor' })
    expect(body).toMatchObject({ rows: [{ siteId: 0, path, title: 'Stored', stored: null }], total: 1, memory: null })
    expect((await expire({ siteId: 0, path: '/by-hand' }, 'editor')).status).toBe(200)
    expect(await expired()).toContain('path:0:/by-hand')
    expect((await expire({ all: true }, 'editor')).status).toBe(403)
    expect(await expired()).not.toContain('site')
    expect((await expire({ all: true }, 'administrator')).status).toBe(200)
    expect(await expired()).toContain('site')
  })

  it('are for editors, and an address is named', async () => {
    for (const as of ['reviewer', ...OUTSIDERS] as const) {
      expect((await app.call({ path: '/api/voix/caches', as })).status).toBe(403)
      expect((await expire({ siteId: 0, path: '/' }, as)).status).toBe(403)
    }
    expect((await expire({ path: 'no-slash' }, 'editor')).status).toBe(400)
  })
})
