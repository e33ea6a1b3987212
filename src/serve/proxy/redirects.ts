import { isSafeHref } from '../../slices'
import { shared } from '../cache/shared.mjs'
import { createRedirectTable } from './rules'
import type { RedirectRule, RedirectTable } from './rules'

/** The product's own collection, read as plain rows: the proxy must not wait for Payload to start. */
const RULES = `
  select redirects.id::text as id, redirects."from", redirects.host, redirects.type::text as type,
    case when redirects.to_type = 'page' then pages.path else redirects.to_url end as "to"
  from redirects left join pages
    on pages.id = redirects.to_page_id and pages._status = 'published' and pages.deleted_at is null
  where redirects.enabled`

const RETRY = 2000

interface State {
  table: RedirectTable
  loading: Promise<void> | null
  isStale: boolean
  isLoaded: boolean
}

const KEY = Symbol.for('voix.redirects')

/**
 * The redirects in memory, read again whenever a redirect or a page changes. Only the first visitor waits for them: a
 * slow database must not keep others from pages that are stored.
 */
export async function redirectTable(): Promise<RedirectTable> {
  const state = stateOf()
  if (state.isStale) {
    state.loading ??= load(state).finally(() => (state.loading = null))
    if (!state.isLoaded) await state.loading
  }
  return state.table
}

/** Counts a redirect; nobody waits for it. */
export function countHit(id: string): void {
  shared()
    .expiry.query('update redirects set hits = coalesce(hits, 0) + 1 where id::text = $1', [id])
    .catch(() => {})
}

function stateOf(): State {
  const scope = globalThis as unknown as Record<symbol, State | undefined>
  const known = scope[KEY]
  if (known) return known
  const state: State = { table: () => null, loading: null, isStale: true, isLoaded: false }
  shared().expiry.subscribe((tags) => {
    if (tags.some((tag) => tag === 'redirects' || tag === 'pages')) state.isStale = true
  })
  scope[KEY] = state
  return state
}

/** While the database cannot be reached the last known table counts; the next attempt waits a little. */
async function load(state: State): Promise<void> {
  try {
    state.isStale = false
    const rows = await shared().expiry.query(RULES)
    state.table = createRedirectTable(rows.map(toRule).filter((rule) => rule !== null))
    state.isLoaded = true
  } catch {
    setTimeout(() => (state.isStale = true), RETRY).unref()
  }
}

function toRule({ id, from, host, type, to }: Record<string, unknown>): RedirectRule | null {
  if (typeof from !== 'string' || typeof to !== 'string' || !isSafeHref(to)) return null
  const status = ([301, 302, 307, 308] as const).find((code) => String(code) === type) ?? 301
  return { id: String(id), from, host: typeof host === 'string' && host !== '' ? host.toLowerCase() : null, to, status }
}
