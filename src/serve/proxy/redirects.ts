import { snakeCase } from '../../options/snakeCase'
import { isSafeHref } from '../../slices'
import { redirectTarget } from '../../tree'
import { shared } from '../cache/shared.mjs'
import { createRedirectTable } from './rules'
import type { RedirectRule, RedirectTable } from './rules'

/** Slugs of the collections that the rules are read from. */
export interface RedirectSource {
  redirects: string
  pages: string
}

/** Plain rows: the proxy must not wait for Payload to start. */
const rulesOf = ({ redirects, pages }: RedirectSource) => `
  select r.id::text as id, r."from", r.host, r.type::text as type,
    case when r.to_type = 'page' then p.path else r.to_url end as "to"
  from ${tableOf(redirects)} r left join ${tableOf(pages)} p
    on p.id = r.to_page_id and p._status = 'published' and p.deleted_at is null
  where r.enabled`

/** The table of a collection, quoted. */
export const tableOf = (slug: string) => `"${snakeCase(slug).replaceAll('"', '""')}"`

const RETRY = 2000

interface State {
  table: RedirectTable
  loading: Promise<void> | null
  isStale: boolean
}

const KEY = Symbol.for('voix.redirects')

/**
 * The redirects in memory, read again whenever a redirect or a page changes. As for pages, whoever comes after a change waits until it is
 * known: for a reading that is under way, and for one that began later. Later changes are not waited for. While the database is away
 * nothing changes, and the last known table counts.
 */
export async function redirectTable(source: RedirectSource): Promise<RedirectTable> {
  const state = stateOf(source)
  await shared().expiry.ready()
  for (let turn = 0; turn < 2 && (state.isStale || state.loading); turn += 1) {
    state.loading ??= load(state, source).finally(() => (state.loading = null))
    await state.loading
  }
  return state.table
}

function stateOf({ redirects, pages }: RedirectSource): State {
  const scope = globalThis as unknown as Record<symbol, State | undefined>
  const known = scope[KEY]
  if (known) return known
  const state: State = { table: () => null, loading: null, isStale: true }
  shared().expiry.subscribe((tags) => {
    if (tags.some((tag) => tag === redirects || tag === pages)) state.isStale = true
  })
  scope[KEY] = state
  return state
}

/** While the database cannot be reached the last known table counts; the next attempt waits a little. */
async function load(state: State, source: RedirectSource): Promise<void> {
  try {
    state.isStale = false
    const rows = await shared().expiry.query(rulesOf(source))
    state.table = createRedirectTable(rows.map(toRule).filter((rule) => rule !== null))
  } catch {
    setTimeout(() => (state.isStale = true), RETRY).unref()
  }
}

function toRule({ id, from, host, type, to }: Record<string, unknown>): RedirectRule | null {
  const target = typeof from === 'string' && typeof to === 'string' ? redirectTarget({ from, path: to }) : null
  if (typeof from !== 'string' || !isSafeHref(target)) return null
  const status = ([301, 302, 307, 308] as const).find((code) => String(code) === type) ?? 301
  return {
    id: String(id),
    from,
    host: typeof host === 'string' && host !== '' ? host.toLowerCase() : null,
    to: target,
    status,
  }
}
