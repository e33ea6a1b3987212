import { snakeCase } from '../../options/snakeCase.mjs'
import { isSafeHref } from '../../slices/href.mjs'
import { processState } from '../../tree/processState.mjs'
import { redirectTarget } from '../../tree/redirects.mjs'
import { shared } from '../cache/shared.mjs'
import { createRedirectTable } from './rules.mjs'

/**
 * @typedef {{ redirects: string, pages: string }} RedirectSource Slugs of the collections that the rules are read from.
 *
 * @typedef {{ table: import('./rules.mjs').RedirectTable, loading: Promise<void> | null, isStale: boolean, isTold: boolean }} State
 *   `isTold`: the failure to read the rules is logged.
 */

/** Plain SQL: the proxy must not wait for Payload to start. @param {RedirectSource} source */
export const rulesOf = ({ redirects, pages }) => `
  select r.id::text as id, r."from", r.host, r.type::text as type,
    case when r.to_type = 'page' then p.path else r.to_url end as "to"
  from ${tableOf(redirects)} r left join ${tableOf(pages)} p
    on p.id = r.to_page_id and p._status = 'published' and p.deleted_at is null
  where r.enabled and r.deleted_at is null`

/** Returns the quoted table name of a collection. @param {string} slug */
export const tableOf = (slug) => `"${snakeCase(slug).replaceAll('"', '""')}"`

const RETRY = 2000

/**
 * Returns the redirects in memory. They are read again after a redirect or a page has changed.
 *
 * A caller after a change waits for the read in progress and for one that starts later, but not for changes after its
 * call. While the database is down nothing changes, and the last table is used.
 *
 * @param {RedirectSource} source
 */
export async function redirectTable(source) {
  const state = stateOf(source)
  const { expiry } = shared()
  await expiry.ready()
  for (let turn = 0; turn < 2 && (state.isStale || state.loading); turn += 1) {
    await expiry.whileThere(() => (state.loading ??= load(state, source).finally(() => (state.loading = null))))
  }
  return state.table
}

/** @param {RedirectSource} source @returns {State} */
function stateOf({ redirects, pages }) {
  return processState('redirects', () => {
    /** @type {State} */
    const state = { table: () => null, loading: null, isStale: true, isTold: false }
    shared().expiry.subscribe((tags) => {
      if (tags.some((tag) => tag === redirects || tag === pages)) state.isStale = true
    })
    return state
  })
}

/**
 * Reads the rules. On failure the last table stays in use, and the first error is logged.
 * @param {State} state
 * @param {RedirectSource} source
 */
async function load(state, source) {
  try {
    state.isStale = false
    const rows = await shared().expiry.query(rulesOf(source))
    state.table = toTable(rows)
    state.isTold = false
  } catch (error) {
    if (!state.isTold) console.error(`The redirects cannot be read. The last known ones stay in use: ${error}`)
    state.isTold = true
    setTimeout(() => (state.isStale = true), RETRY).unref()
  }
}

/** Builds the table from the rows of `rulesOf`. @param {readonly Record<string, unknown>[]} rows */
export function toTable(rows) {
  return createRedirectTable(rows.map(toRule).filter((rule) => rule !== null))
}

/** @param {Record<string, unknown>} row @returns {import('./rules.mjs').RedirectRule | null} */
function toRule({ id, from, host, type, to }) {
  if (typeof from !== 'string') return null
  const source = { id: String(id), from, host: typeof host === 'string' && host !== '' ? host.toLowerCase() : null }
  if (type === '410') return { ...source, to: '', status: 410 }
  const target = typeof to === 'string' ? redirectTarget({ from, path: to }) : null
  if (!isSafeHref(target)) return null
  const status = /** @type {const} */ ([301, 302, 307, 308]).find((code) => String(code) === type) ?? 301
  return { ...source, to: target, status }
}
