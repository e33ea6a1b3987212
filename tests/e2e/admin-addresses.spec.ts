import { randomUUID } from 'node:crypto'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { CONTENT, firstIds } from './helpers/firstIds'
import { adminToken } from './helpers/sessions'
import { signIn } from './helpers/studio'

const ROLES = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const
type Role = (typeof ROLES)[number]

/** What somebody gets: a screen, another address, or `404`. */
type Outcome = 'screen' | '404' | `/${string}`

/** Who gets what at an address; whoever is no staff is led to the sign-in or told that it is not for them. */
type Row = [address: string, outcome: Outcome, least?: 'reviewer' | 'editor' | 'administrator']

const PASSWORD = 'Secret-123-secret'

/** Every address of the admin: `id` stands for that of a document of the collection. */
function rowsOf(idOf: (collection: string) => string): Row[] {
  const screens: Row[] = [
    ['', 'screen'],
    ['/studio', 'screen'],
    [`/studio/${idOf('pages')}`, 'screen'],
    ['/pages', 'screen'],
    ['/pages/copy', 'screen', 'editor'],
    [`/pages/copy?page=${idOf('pages')}`, 'screen', 'editor'],
    [`/pages/copy?page=${randomUUID()}`, '404'],
    ['/pages/translate', 'screen'],
    [`/pages/translate?page=${idOf('pages')}`, 'screen'],
    [`/pages/translate?page=${randomUUID()}`, '404'],
    [`/specials/copy/${idOf('specials')}`, 'screen', 'editor'],
    [`/specials/copy/${randomUUID()}`, '404'],
    ['/profile', 'screen'],
    ['/caches', 'screen', 'editor'],
    ['/releases', 'screen'],
    [`/releases/${randomUUID()}`, '404'],
    ['/documentation', 'screen'],
    ['/documentation/docs/your-first-slice', 'screen'],
    ['/documentation/docs/no/such/page', '404'],
    ['/audit-log', 'screen', 'administrator'],
    ['/trash', 'screen', 'editor'],
    ['/pages/create', 'screen', 'editor'],
    ['/reviews', 'screen'],
    ['/cookbook', 'screen'],
    ['/slicer', 'screen'],
    ['/slicer/slices/hero', 'screen'],
    ['/slicer/slices/no-such-slice', '404'],
    ['/slicer/templates', 'screen'],
    ['/slicer/templates/hero.opening', 'screen'],
    ['/slicer/templates/hero.no-such-template', '404'],
    ['/slicer/design-guide', 'screen'],
    ['/style-guide', 'screen'],
    ['/layouts', 'screen', 'administrator'],
    ['/layouts/jewel', 'screen', 'administrator'],
    ['/layouts/no-such-layout', '404'],
    ['/nothing-of-ours', '404'],
  ]
  const lists = [...CONTENT, 'redirects', 'users', 'media'].flatMap((name): Row[] => {
    const at = `/collections/${name}`
    const maker = name === 'users' ? 'administrator' : 'editor'
    return [
      [`/${name}`, `/voix${at}`],
      [`/${name}?page=2`, `/voix${at}?page=2`],
      [`/${name}/create`, `/voix${at}/create`, maker],
      [`/${name}/edit/${randomUUID()}`, '404'],
      [`/${name}/no-id`, '404'],
    ]
  })
  const documents = [...CONTENT, 'redirects', 'users'].flatMap((name): Row[] => {
    const id = idOf(name)
    const to = `/voix/collections/${name}/${id}` as const
    return [
      [`/${name}/edit/${id}`, to],
      [`/${name}/${id}`, to],
    ]
  })
  const heads: Row[] = [
    ['/head-tags', '/voix/collections/head-tags', 'administrator'],
    ['/head-tags/create', '/voix/collections/head-tags/create', 'administrator'],
    [`/head-tags/${idOf('head-tags')}`, `/voix/collections/head-tags/${idOf('head-tags')}`, 'administrator'],
  ]
  return [...screens, ...lists, ...documents, ...heads]
}

async function sessionsOf(baseURL: string): Promise<Record<Role, APIRequestContext>> {
  const Origin = new URL(baseURL).origin
  const admin = await request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `JWT ${await adminToken({ baseURL })}`, Origin },
  })
  const open = async (role: Role) => {
    const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin } })
    if (role === 'nobody') return context
    const account = { email: `walks-${role}-${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD }
    const made = await admin.post('/api/users', { data: { ...account, name: `A ${role}`, roles: [role] } })
    expect(made.ok(), await made.text()).toBe(true)
    expect((await context.post('/api/users/login', { data: account })).ok()).toBe(true)
    return context
  }
  const [nobody, agent, reviewer, editor, administrator] = await Promise.all(ROLES.map(open))
  await admin.dispose()
  return { nobody, agent, reviewer, editor, administrator } as Record<Role, APIRequestContext>
}

function expected([address, outcome, least = 'reviewer']: Row, role: Role): string {
  if (role === 'nobody') return '/voix/login'
  if (role === 'agent') return '/voix/unauthorized'
  // A reviewer makes no pages: the list is what there is.
  if (address === '/pages/create' && role === 'reviewer') return '/voix/pages'
  return ROLES.indexOf(role) >= ROLES.indexOf(least) ? outcome : '404'
}

test('every address of the admin gives everybody a screen, the sign-in or a 404', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const base = baseURL ?? ''
  const sessions = await sessionsOf(base)
  const rows = rowsOf(await firstIds(sessions.administrator, base))
  const wrong: string[] = []
  const walk = async (role: Role) => {
    for (const row of rows) {
      const found = await outcomeAt(sessions[role], `/voix${row[0]}`, base)
      const wanted = expected(row, role)
      if (found !== wanted) wrong.push(`${role} at /voix${row[0]}: ${found} instead of ${wanted}`)
    }
  }
  await Promise.all(ROLES.map(walk))
  await Promise.all(Object.values(sessions).map((context) => context.dispose()))
  expect(wrong).toEqual([])
})

async function outcomeAt(context: APIRequestContext, address: string, baseURL: string): Promise<string> {
  const answer = await context.get(address, { maxRedirects: 0 })
  const status = answer.status()
  // Once Next has begun to answer, it leads on by the page itself.
  const led = /NEXT_REDIRECT;\w+;([^;"]+);/
  const refresh = status === 200 ? led.exec(await answer.text())?.[1] : undefined
  const location = answer.headers()['location'] ?? refresh
  await answer.dispose()
  if (location === undefined) return status === 200 ? 'screen' : String(status)
  const { pathname, search } = new URL(location, baseURL)
  // Where whoever signs in comes back to is no part of it.
  return ['/voix/login', '/voix/unauthorized'].includes(pathname) ? pathname : `${pathname}${search}`
}

test('the start page finds what one works on and what has a word in its title', async ({ page }) => {
  await signIn({ page })
  await page.goto('/voix')
  await expect(page.getByRole('heading', { name: 'Editing now' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('Bahía Serena')
  const found = page.getByRole('region', { name: 'What was found' })
  await expect(found.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(found.getByRole('heading', { name: 'Resorts' })).toBeVisible()
  await found
    .getByRole('link', { name: /Bahía Serena/ })
    .first()
    .click()
  await page.waitForURL(/\/voix\/(studio|collections)\//)
})
