import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { createPage, row, startApp, type App, type Caller } from './helpers/app'
import { ENDPOINTS } from './helpers/endpoints'
import { listenTo } from './helpers/events'
import { lifeLines } from './helpers/lifeLines'
import { stateOf } from './helpers/pageState'

const CALLERS = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const
const EVERYBODY: readonly Caller[] = CALLERS
const STAFF: readonly Caller[] = ['reviewer', 'editor', 'administrator']
const EDITORS: readonly Caller[] = ['editor', 'administrator']
const ADMINISTRATORS: readonly Caller[] = ['administrator']
const CANARY = 'canary-of-a-draft'

let app: App
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  app = await startApp()
  for (const as of CALLERS) if (as !== 'nobody') tokens.set(as, await signIn(app.userOf(as).email))
})
afterAll(() => app?.stop())

async function signIn(email: string): Promise<string> {
  const body = { email, password: 'Secret-123-secret' }
  return String((await app.call({ method: 'POST', path: '/api/users/login', body })).body.token)
}

/** A published page with a newer draft, both with their elements. */
async function pageWithDraft() {
  const hero = row('hero', { title: 'Published' })
  const page = await createPage(app, { elements: [hero] })
  const body = { title: CANARY, elements: [{ ...hero, title: CANARY }] }
  const draft = await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body, as: 'editor' })
  expect(draft.status).toBe(200)
  const [version] = await app.query<{ id: string }>(
    'select id from _pages_v where parent_id = $1 order by version_rev desc limit 1',
    [page.id],
  )
  return { id: page.id, path: page.path, hero, version: version?.id ?? '' }
}

type Page = Awaited<ReturnType<typeof pageWithDraft>>

interface Line {
  name: string
  allowed: readonly Caller[]
  ask: (page: Page, as: Caller) => Promise<{ status: number; body: unknown }>
  /** Whether a successful response contains the draft. */
  showsDraft: boolean
}

const get = (to: (page: Page) => string) => (page: Page, as: Caller) => app.call({ path: to(page), as })
const post = (to: (page: Page) => string, body: (page: Page) => unknown) => (page: Page, as: Caller) =>
  app.call({ method: 'POST', path: to(page), body: body(page), as })

const LINES: Line[] = [
  { name: 'by-path', allowed: EVERYBODY, showsDraft: false, ask: get(({ path }) => `/api/pages/by-path?path=${path}`) },
  {
    name: 'by-path as a tree',
    allowed: EVERYBODY,
    showsDraft: false,
    ask: get(({ path }) => `/api/pages/by-path?path=${path}&tree=true&depth=3`),
  },
  {
    name: 'open',
    allowed: STAFF,
    showsDraft: true,
    ask: get(({ id }) => `/api/voix/pages/${id}/open`),
  },
  {
    name: 'changes',
    allowed: STAFF,
    showsDraft: true,
    ask: get(({ id }) => `/api/voix/pages/${id}/changes?since=1`),
  },
  {
    name: 'presence',
    allowed: STAFF,
    showsDraft: false,
    ask: post(
      ({ id }) => `/api/voix/pages/${id}/presence`,
      () => ({ window: 'w', seq: 1, state: 'here', element: null, breakpoint: null }),
    ),
  },
  {
    name: 'events',
    allowed: STAFF,
    showsDraft: false,
    ask: async ({ id }, as) => {
      const token = tokens.get(as)
      const reader = await listenTo({ app, page: id, ...(token ? { token } : {}) })
      if (reader.status === 200) await reader.next('hello')
      reader.close()
      return { status: reader.status, body: reader.heard }
    },
  },
  {
    name: 'checks',
    allowed: STAFF,
    showsDraft: false,
    ask: post(
      ({ id }) => `/api/voix/pages/${id}/checks`,
      () => ({ baseRev: 2, change: null }),
    ),
  },
  {
    name: 'save',
    allowed: EDITORS,
    showsDraft: false,
    ask: post(
      ({ id }) => `/api/voix/pages/${id}/save`,
      () => bodyOf({ baseRev: 2, operationId: randomUUID(), action: 'saveDraft', page: { title: 'Saved' } }),
    ),
  },
  {
    name: 'publish by save',
    allowed: EDITORS,
    showsDraft: false,
    ask: post(
      ({ id }) => `/api/voix/pages/${id}/save`,
      () => bodyOf({ baseRev: 2, operationId: randomUUID(), action: 'savePublishVersion', page: { title: 'Saved' } }),
    ),
  },
  {
    name: 'copy',
    allowed: EDITORS,
    showsDraft: true,
    ask: post(
      ({ id }) => `/api/pages/${id}/copy`,
      () => ({ path: `/copy-${randomUUID()}` }),
    ),
  },
  {
    name: 'check-path',
    allowed: STAFF,
    showsDraft: false,
    ask: get(({ id }) => `/api/pages/check-path?path=/somewhere-else&page=${id}`),
  },
  {
    name: 'the list of revisions',
    allowed: STAFF,
    showsDraft: false,
    ask: get(({ id }) => `/api/voix/pages/${id}/revisions`),
  },
  {
    name: 'one revision',
    allowed: STAFF,
    showsDraft: true,
    ask: get(({ id }) => `/api/voix/pages/${id}/revisions/2`),
  },
  {
    name: 'naming a revision',
    allowed: EDITORS,
    showsDraft: false,
    ask: (page, as) =>
      app.call({ method: 'PATCH', path: `/api/voix/pages/${page.id}/revisions/2`, body: { label: 'Named' }, as }),
  },
  { name: 'the review', allowed: STAFF, showsDraft: false, ask: get(({ id }) => `/api/voix/pages/${id}/review`) },
  ...lifeLines({ get, post }),
  { name: 'broken links', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/broken-links') },
  { name: 'the counts of findings', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/health/counts') },
  {
    name: 'the check of all pages',
    allowed: STAFF,
    showsDraft: false,
    ask: post(
      () => '/api/voix/health/again',
      () => ({}),
    ),
  },
  { name: 'the health of all pages', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/health') },
  { name: 'where slices are used', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/slices/uses') },
  { name: 'the description of the API', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/openapi.json') },
  { name: 'who is editing', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/presence') },
  { name: 'recipes', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/recipes') },
  { name: 'the search', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/search?q=zzzz') },
  { name: 'caches', allowed: EDITORS, showsDraft: false, ask: get(({ path }) => `/api/voix/caches?search=${path}`) },
  {
    name: 'making a page anew',
    allowed: EDITORS,
    showsDraft: false,
    ask: post(
      () => '/api/voix/caches/expire',
      ({ path }) => ({ siteId: 0, path }),
    ),
  },
  {
    name: 'the redirect tester',
    allowed: STAFF,
    showsDraft: false,
    ask: get(() => '/api/voix/redirects/test?address=/x'),
  },
  { name: 'slices', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/slices') },
  {
    name: 'the fields of a slice',
    allowed: STAFF,
    showsDraft: false,
    ask: get(() => '/api/voix/slices/hero/fields'),
  },
  { name: 'layouts', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/layouts') },
  {
    name: 'the colours of pages',
    allowed: ADMINISTRATORS,
    showsDraft: false,
    ask: get(() => '/api/voix/layouts/blocks/uses'),
  },
  {
    name: 'setting the colours of a layout',
    allowed: ADMINISTRATORS,
    showsDraft: false,
    ask: (_page, as) =>
      app.call({ method: 'PATCH', path: '/api/voix/layouts/blocks', body: { rev: 0, restore: true }, as }),
  },
  { name: 'colleagues', allowed: STAFF, showsDraft: false, ask: get(() => '/api/voix/staff') },
  { name: 'pictures', allowed: STAFF, showsDraft: false, ask: get(({ path }) => `/api/voix/pictures?path=${path}`) },
  { name: 'used-in', allowed: STAFF, showsDraft: false, ask: get(({ id }) => `/api/voix/used-in/pages/${id}`) },
  {
    name: 'versions',
    allowed: STAFF,
    showsDraft: true,
    ask: get(({ id }) => `/api/pages/versions?where[parent][equals]=${id}`),
  },
  {
    name: 'one version',
    allowed: STAFF,
    showsDraft: true,
    ask: get(({ version }) => `/api/pages/versions/${version}`),
  },
  {
    name: 'restore a version',
    allowed: EDITORS,
    showsDraft: true,
    ask: (page, as) => app.call({ method: 'POST', path: `/api/pages/versions/${page.version}`, body: {}, as }),
  },
  {
    name: 'resolve',
    allowed: STAFF,
    showsDraft: false,
    ask: post(
      () => '/api/voix/resolve',
      ({ id, hero }) => ({ pageId: id, languageCode: 'en', layout: 'blocks', rows: [hero] }),
    ),
  },
]

describe('the access matrix of endpoints', () => {
  // `releases-run.spec.ts` has the matrix for the endpoints of releases.
  it('knows every endpoint of the product', () => {
    const own = (list: { path: string }[] | false | undefined) => (list || []).map(({ path }) => path)
    expect(
      own(app.config.endpoints)
        .filter((path) => path.startsWith('/voix') && !path.startsWith('/voix/releases'))
        .sort(),
    ).toEqual(ENDPOINTS)
    const pages = app.payload.collections.pages.config
    expect(
      own(pages.endpoints)
        .filter((path) => /copy|by-path|check-path/.test(path))
        .sort(),
    ).toEqual(['/:id/copy', '/by-path', '/check-path'])
  })

  it.each(LINES.map((line) => [line.name, line] as const))('%s', async (_name, { allowed, ask, showsDraft }) => {
    let page = await pageWithDraft()
    for (const as of CALLERS) {
      const before = await stateOf(app, page.id)
      const { status, body } = await ask(page, as)
      const text = JSON.stringify(body)
      if (allowed.includes(as)) {
        expect(status, `${as}: ${text}`).toBeLessThan(300)
        expect(text.includes(CANARY), `${as} sees the draft`).toBe(showsDraft)
        // Restores the page for the next caller.
        page = await pageWithDraft()
        continue
      }
      expect([401, 403], `${as}: ${text}`).toContain(status)
      expect(text, as).not.toContain(CANARY)
      expect(text, as).not.toContain('Published')
      expect(await stateOf(app, page.id), as).toEqual(before)
    }
  })
})

it('tells nobody that a session is needed, and an agent that it is not for them', async () => {
  const { id } = await pageWithDraft()
  for (const path of ['events', 'changes?since=1']) {
    expect((await app.call({ path: `/api/voix/pages/${id}/${path}` })).status).toBe(401)
    expect((await app.call({ path: `/api/voix/pages/${id}/${path}`, as: 'agent' })).status).toBe(403)
    expect((await app.call({ path: `/api/voix/pages/${randomUUID()}/${path}`, as: 'editor' })).status).toBe(404)
  }
})
