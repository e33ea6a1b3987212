import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { CONTENT, firstIds } from '../e2e/helpers/firstIds'
import { ask, headersOf, visit } from './helpers/demo'

const ROLES = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const
type Role = (typeof ROLES)[number]

/** The result for a user: a screen, another address, or `404`. */
type Outcome = 'screen' | '404' | `/${string}`

/**
 * The lowest role with access to an address. Users who are not staff are redirected to the sign-in or see a refusal.
 */
type Row = [address: string, outcome: Outcome, least?: 'reviewer' | 'editor' | 'administrator']

/** Returns every address of the admin; `id` is the id of a document of the collection. */
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
    ['/caches', 'screen', 'administrator'],
    ['/releases', 'screen'],
    [`/releases/${randomUUID()}`, '404'],
    ['/documentation', 'screen'],
    ['/documentation/docs/your-first-slice', 'screen'],
    ['/documentation/docs/no/such/page', '404'],
    ['/audit-log', 'screen', 'administrator'],
    ['/trash', 'screen', 'editor'],
    ['/pages/create', 'screen', 'editor'],
    ['/reviews', 'screen'],
    ['/health', 'screen'],
    ['/media/describe', 'screen'],
    ['/cookbook', 'screen'],
    ['/slicer', 'screen', 'administrator'],
    ['/slicer/slices/hero', 'screen', 'administrator'],
    ['/slicer/slices/no-such-slice', '404'],
    ['/slicer/templates', 'screen', 'administrator'],
    ['/slicer/templates/hero.opening', 'screen', 'administrator'],
    ['/slicer/templates/hero.no-such-template', '404'],
    ['/slicer/design-guide', 'screen', 'administrator'],
    ['/style-guide', 'screen', 'administrator'],
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

function expected([address, outcome, least = 'reviewer']: Row, role: Role): string {
  if (role === 'nobody') return '/voix/login'
  if (role === 'agent') return '/voix/unauthorized'
  // Reviewers cannot create pages and are redirected to the list.
  if (address === '/pages/create' && role === 'reviewer') return '/voix/pages'
  return ROLES.indexOf(role) >= ROLES.indexOf(least) ? outcome : '404'
}

it('every address of the admin gives everybody a screen, the sign-in or a 404', async () => {
  const rows = rowsOf(await firstIds(async (path) => (await ask('GET', path)).json()))
  const headers = new Map<Role, Record<string, string>>([['nobody', {}]])
  for (const role of ROLES.slice(1)) headers.set(role, await headersOf(role))
  const others = rows.flatMap((row) => ROLES.slice(0, -1).map((role) => ({ row, role })))
  const asked = [
    ...rows.map((row) => ({ row, role: 'administrator' as const })),
    // One of the other roles for each address.
    ...sampleEach(others, ({ row }) => row[0].replace(/[0-9a-f-]{36}/, 'id')),
  ]
  const wrong: string[] = []
  const walk = async (share: typeof asked) => {
    for (const { row, role } of share) {
      const found = await outcomeAt(`/voix${row[0]}`, headers.get(role) ?? {})
      const wanted = expected(row, role)
      if (found !== wanted) wrong.push(`${role} at /voix${row[0]}: ${found} instead of ${wanted}`)
    }
  }
  await Promise.all([0, 1, 2].map((remainder) => walk(asked.filter((_, index) => index % 3 === remainder))))
  expect(wrong).toEqual([])
})

async function outcomeAt(address: string, headers: Record<string, string>): Promise<string> {
  const { status, location } = await visit(address, { headers })
  if (location === undefined) return status === 200 ? 'screen' : String(status)
  const { pathname, search } = new URL(location, 'http://localhost')
  // Ignores the address to return to after the sign-in.
  return ['/voix/login', '/voix/unauthorized'].includes(pathname) ? pathname : `${pathname}${search}`
}
